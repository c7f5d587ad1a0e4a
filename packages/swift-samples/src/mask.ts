/**
 * Takes `try` and `await` out of a Swift text before it is parsed, because the grammar cannot read them in every place
 * that Swift allows (`for x in try await f()`, `if try await f() {`). Spaces replace them, so that no offset changes.
 * The lowering applies the words to the expression that begins after them.
 */
import type {EffectMark} from './ir';

export interface MaskedText {
  text: string;
  /** Offset of the expression after the words → the words. */
  marks: Map<number, EffectMark>;
}

const KEYWORD = /(?<![\w.$`@])(?:try[?!]?|await)(?=[\s([])(?!\s*:)/y;
const WORD = /[\w$]+/y;

/** Masks `try`, `await`, the lines of compiler directives, and `#available(…)`, which becomes `true`. */
export function mask(source: string): MaskedText {
  const text = source
    .replace(/^[ \t]*#(?:if|elseif|else|endif|warning|error)\b.*$/gm, (line) => line.replace(/[^\n]/g, ' '))
    .replace(/#(?:un)?available\(([^)]*)\)/g, (call) => 'true'.padEnd(call.length));
  const out = text.split('');
  const marks = new Map<number, EffectMark>();
  /** Open interpolations: the depth of parentheses at which each ends, and the quote that ends the string around it. */
  const open: {depth: number; quote: string}[] = [];
  let depth = 0;
  let index = 0;
  /** Reads the rest of a string, after its opening quote or after an interpolation. */
  const string = (from: number, quote: string): number => {
    const end = stringEnd(text, from, quote);
    if (end.interpolates) open.push({depth: depth++, quote});
    return end.index;
  };
  while (index < text.length) {
    if (text.startsWith('//', index)) index = endOf(text, '\n', index, 0);
    else if (text.startsWith('/*', index)) index = endOf(text, '*/', index + 2, 2);
    else if (text[index] === '"') {
      const quote = text.startsWith('"""', index) ? '"""' : '"';
      index = string(index + quote.length, quote);
    } else if (text[index] === '(') {
      depth++;
      index++;
    } else if (text[index] === ')') {
      depth--;
      index++;
      if (open.at(-1)?.depth === depth) index = string(index, open.pop()!.quote);
    } else {
      index = effectWords(text, index, out, marks);
    }
  }
  return {text: out.join(''), marks};
}

/**
 * If `try` or `await` begins at `index`, replaces these words with spaces. Otherwise skips a word or a character.
 * Returns the offset after what was replaced or skipped.
 */
function effectWords(text: string, index: number, out: string[], marks: Map<number, EffectMark>): number {
  const mark: EffectMark = {await: false};
  let end = index;
  for (let found = match(KEYWORD, text, end); found !== undefined; found = match(KEYWORD, text, end)) {
    if (found === 'await') mark.await = true;
    else mark.try = found as NonNullable<EffectMark['try']>;
    out.fill(' ', end, end + found.length);
    end += found.length;
    end += /^\s*/.exec(text.slice(end))![0].length;
  }
  // Skip a whole word at a time: `try` and `await` never begin inside a word.
  if (end === index) return index + (match(WORD, text, index)?.length ?? 1);
  marks.set(end, mark);
  return end;
}

function match(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/** Returns the offset after the string, or after the `\(` that opens an interpolation in it. */
function stringEnd(text: string, from: number, quote: string): {index: number; interpolates: boolean} {
  let index = from;
  while (index < text.length) {
    if (text.startsWith('\\(', index)) return {index: index + 2, interpolates: true};
    if (text[index] === '\\') index += 2;
    else if (text.startsWith(quote, index)) return {index: index + quote.length, interpolates: false};
    else if (quote === '"' && text[index] === '\n') break;
    else index++;
  }
  return {index, interpolates: false};
}

function endOf(text: string, token: string, from: number, length: number): number {
  const end = text.indexOf(token, from);
  return end === -1 ? text.length : end + length;
}
