/** What of a text can be drawn, and in which lines. Pure. */

/**
 * A text as a typeface can draw it: signs that it does not have, such as emoji, are left out. Undefined where letters
 * are missing, for the rest would be no word, and where nothing is left.
 */
export function drawable(text: string, has: (character: string) => boolean): string | undefined {
  const characters = Array.from(text.normalize('NFC'));
  const missing = characters.filter((character) => !has(character) && !/\s/.test(character));
  if (missing.some((character) => /\p{L}|\p{M}|\p{N}/u.test(character) && !isEmojiPart(character))) return undefined;
  const kept = characters.filter((character) => !missing.includes(character)).join('');
  return kept.replace(/\s+/g, ' ').trim() || undefined;
}

/** Variation selectors and the mark of a key are marks by name, and belong to emoji. */
const isEmojiPart = (character: string): boolean => /[\uFE00-\uFE0F\u20E3]/.test(character);

/**
 * The lines of a text that are at most as wide as `fits` allows; a word that is wider is broken.
 *
 * @param fits - whether a line can hold a text; it can hold any single character
 */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((part) => pieces(part, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** How much narrower each try is, as a share of the width. */
const STEP = 0.02;

/** Whether a line of so much width can hold each word of a text. */
export const holdsWords = (text: string, width: (line: string) => number, most: number): boolean =>
  text.split(' ').every((word) => width(word) <= most);

/**
 * The lines of a text, as few as a width allows and then of about the same length, so that no word stands alone. A word
 * that the width holds is not broken for that.
 *
 * @param width - of a line, in the unit of `most`
 */
export function wrapEvenly(text: string, width: (line: string) => number, most: number): string[] {
  const within = (limit: number) => wrap(text, (line) => width(line) <= limit);
  const widest = Math.max(...text.split(' ').map(width));
  const least = widest > most ? most / 2 : Math.max(most / 2, widest);
  let lines = within(most);
  for (let limit = most * (1 - STEP); limit > least; limit -= most * STEP) {
    const narrower = within(limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** A word in parts that a line can hold. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return part === '' ? parts : [...parts, part];
}

/** At most so many lines; what is left out is marked at the end of the last one. */
export function clamp(lines: readonly string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return [...lines];
  let last = Array.from(lines[most - 1]!);
  while (last.length > 0 && !fits(`${last.join('').trimEnd()}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}
