/**
 * Takes `try` and `await` out of a Swift text before it is parsed, because the grammar can't read them in every place
 * that Swift allows (`for x in try await f()`, `if try await f() {`). Spaces replace them, so that no offset changes.
 * The lowering applies the words to the expression that begins after them. Other syntax that the grammar can't read is
 * replaced by syntax of the same length.
 */
import type {EffectMark} from './ir';

export interface MaskedText {
  text: string;
  /** Offset of the expression after the words → the words. */
  marks: Map<number, EffectMark>;
}

const KEYWORD = /(?<![\w.$`@])(?:try[?!]?|await)(?=[\s([])(?!\s*:)/y;
const WORD = /[\w$]+|#+/y;
const OPENING = /#*(?:"""|")/y;

/**
 * Masks `try`, `await`, and the lines of compiler directives. `#available(…)` becomes `true`, `#Preview` becomes `do`,
 * `throws(E)` becomes `throws`, and raw strings become plain ones.
 */
export function mask(source: string): MaskedText {
  const text = source
    .replace(/^[ \t]*#(?:if|elseif|else|endif|warning|error)\b.*$/gm, (line) => line.replace(/[^\n]/g, ' '))
    .replace(/#(?:un)?available\(([^)]*)\)/g, (call) => 'true'.padEnd(call.length))
    .replace(/^#Preview\b(?:\([^\n]*\))?(?=\s*\{)/gm, (macro) => 'do'.padEnd(macro.length))
    .replace(/\bthrows\([\w.]+\)/g, (effect) => 'throws'.padEnd(effect.length))
    // The grammar reads the parameters of a function type as arguments of the attribute before it.
    .replace(/@(?:Sendable|MainActor)(?=\s*\()/g, (attribute) => ' '.repeat(attribute.length));
  const out = text.split('');
  const marks = new Map<number, EffectMark>();
  /** Open interpolations: the depth of parentheses at which each ends, and what opened the string around it. */
  const open: {depth: number; opening: string}[] = [];
  let depth = 0;
  let index = 0;
  /** Reads the rest of a string, after its opening quote or after an interpolation. */
  const string = (from: number, opening: string): number => {
    const end = stringEnd(text, from, opening, out);
    if (end.interpolates) open.push({depth: depth++, opening});
    return end.index;
  };
  while (index < text.length) {
    const opening = match(OPENING, text, index);
    if (text.startsWith('//', index)) index = endOf(text, '\n', index, 0);
    else if (text.startsWith('/*', index)) index = endOf(text, '*/', index + 2, 2);
    else if (opening !== undefined) {
      out.fill(' ', index, index + opening.indexOf('"'));
      index = string(index + opening.length, opening);
    } else if (text[index] === '(') {
      depth++;
      index++;
    } else if (text[index] === ')') {
      depth--;
      index++;
      if (open.at(-1)?.depth === depth) index = string(index, open.pop()!.opening);
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
  // Skip a whole word at a time: `try` and `await` never begin inside a word, nor a string inside its `#`s.
  if (end === index) return index + (match(WORD, text, index)?.length ?? 1);
  marks.set(end, mark);
  return end;
}

function match(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/**
 * Returns the offset after the string, or after the `\(` that opens an interpolation in it. Rewrites a raw string such as
 * `#"…"#` as a plain one, because the grammar can't read a second raw string after a first.
 *
 * @param opening - the quote that opened the string, with the `#`s before it
 */
function stringEnd(text: string, from: number, opening: string, out: string[]): {index: number; interpolates: boolean} {
  const quote = opening.replaceAll('#', '');
  const hashes = opening.slice(0, -quote.length);
  const escape = `\\${hashes}`;
  let index = from;
  while (index < text.length) {
    if (text.startsWith(`${escape}(`, index)) {
      out.fill('_', index, index + hashes.length).fill('\\', index + hashes.length, index + escape.length);
      return {index: index + escape.length + 1, interpolates: true};
    }
    if (text.startsWith(quote + hashes, index)) {
      const end = index + opening.length;
      out.fill(' ', index + quote.length, end);
      return {index: end, interpolates: false};
    }
    if (quote === '"' && text[index] === '\n') break;
    const length = text.startsWith(escape, index) ? escape.length + 1 : 1;
    if (hashes) for (let at = index; at < index + length; at++) if (/["\\]/.test(text[at] ?? '')) out[at] = '_';
    index += length;
  }
  return {index, interpolates: false};
}

function endOf(text: string, token: string, from: number, length: number): number {
  const end = text.indexOf(token, from);
  return end === -1 ? text.length : end + length;
}
