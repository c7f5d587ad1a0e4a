import {distance} from 'fastest-levenshtein';

/** ` Did you mean …?` with up to three names that look like the one that was written; empty where none does. */
export function near(name: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const close = [...new Set(known)]
    .map((candidate) => ({candidate, away: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, away}) => away <= limit && candidate !== name)
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({candidate}) => `\`${candidate}\``);
  return close.length > 0 ? ` Did you mean ${close.join(' or ')}?` : '';
}

/** Names in a sentence, at most twelve of them. */
export function allowed(names: Iterable<string>): string {
  const list = [...new Set(names)].filter((name) => /^\w/.test(name));
  if (list.length === 0) return '';
  const shown = list.slice(0, 12).map((name) => `\`${name}\``);
  return `${shown.join(', ')}${list.length > 12 ? ' and others' : ''}`;
}
