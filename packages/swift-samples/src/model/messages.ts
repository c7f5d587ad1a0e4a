/** Creates the texts of findings: types as Swift writes them, suggestions, hints. */
import {distance} from 'fastest-levenshtein';
import {prune, unknown, type Type} from './types';

export function show(type: Type): string {
  const inner = prune(type);
  switch (inner.kind) {
    case 'named': {
      const {symbol, args} = inner;
      if (symbol.name === 'Array') return `[${show(args[0] ?? unknown)}]`;
      if (symbol.name === 'Dictionary') return `[${show(args[0] ?? unknown)}: ${show(args[1] ?? unknown)}]`;
      return symbol.path + (args.length > 0 ? `<${args.map(show).join(', ')}>` : '');
    }
    case 'opt':
      return inner.of.kind === 'fn' ? `(${show(inner.of)})?` : `${show(inner.of)}?`;
    case 'fn': {
      const effects = `${inner.async ? ' async' : ''}${inner.throws ? ' throws' : ''}`;
      return `(${inner.params.map(show).join(', ')})${effects} -> ${show(inner.result)}`;
    }
    case 'tuple':
      if (inner.items.length === 0) return 'Void';
      return `(${inner.items.map((item) => (item.label ? `${item.label}: ` : '') + show(item.type)).join(', ')})`;
    case 'param':
      return inner.param.name;
    case 'var':
      return inner.cell.name;
    case 'meta':
      return `${show(inner.of)}.Type`;
    case 'module':
      return inner.name;
    case 'nil':
      return 'nil';
    case 'never':
      return 'Never';
    case 'unknown':
      return 'unknown';
  }
}

/** Returns ` Did you mean …?` with up to three names that are similar to the written one; empty if there are none. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const close = [...new Set(known)]
    .map((candidate) => ({candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, edits}) => edits <= limit && candidate !== name)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({candidate}) => `\`${candidate}\``);
  return close.length > 0 ? ` Did you mean ${close.join(' or ')}?` : '';
}

/** Returns up to twelve names as a list for a sentence; empty without names. */
export function listNames(names: Iterable<string>): string {
  const list = [...new Set(names)].filter((name) => /^\w/.test(name));
  const shown = list.slice(0, 12).map((name) => `\`${name}\``);
  return `${shown.join(', ')}${list.length > 12 ? ' and others' : ''}`;
}

/** What to do if the platform has a name that the declarations in samples/platform/swift/ lack. */
export const PLATFORM_HINT = 'If the platform has it, list it in samples/platform/swift/.';

export function missingImport(name: string, module: string): string {
  return `\`${name}\` is used without its import. Add \`import ${module}\`.`;
}
