/**
 * The grammar of Swift cannot read `try` and `await` in every place where Swift allows them (`for x in try await f()`,
 * `if try await f() {`). They are taken out before parsing, each replaced by spaces so that all else keeps its place,
 * and put back by where the expression behind them begins.
 */
import type {Mark} from '../native/ir';

interface Masked {
  text: string;
  /** Offset of the first character behind the marks → what stood there. */
  marks: Map<number, Mark>;
}

const KEYWORD = /(?<![\w.$`@])(?:try[?!]?|await)(?=[\s([])(?!\s*:)/y;

export function mask(source: string): Masked {
  // Directives of the compiler choose between lines; all of them are looked at.
  const text = source
    .replace(/^[ \t]*#(?:if|elseif|else|endif|warning|error)\b.*$/gm, blank)
    .replace(/#(?:un)?available\(([^)]*)\)/g, available);
  const out = text.split('');
  const marks = new Map<number, Mark>();
  let index = 0;
  /** Depth of parentheses at which each open interpolation ends. */
  const open: {depth: number; quote: string}[] = [];
  let depth = 0;
  while (index < text.length) {
    if (text.startsWith('//', index)) index = lineEnd(text, index);
    else if (text.startsWith('/*', index)) index = commentEnd(text, index);
    else if (text[index] === '"') {
      const quote = text.startsWith('"""', index) ? '"""' : '"';
      index = stringEnd(text, index + quote.length, quote, (at) => {
        open.push({depth, quote});
        depth++;
        return at;
      });
    } else if (text[index] === '(') {
      depth++;
      index++;
    } else if (text[index] === ')') {
      depth--;
      index++;
      const inner = open.at(-1);
      if (inner?.depth === depth) {
        open.pop();
        index = stringEnd(text, index, inner.quote, (at) => {
          open.push({depth, quote: inner.quote});
          depth++;
          return at;
        });
      }
    } else {
      index = keyword(text, index, out, marks);
    }
  }
  return {text: out.join(''), marks};
}

function keyword(text: string, index: number, out: string[], marks: Map<number, Mark>): number {
  KEYWORD.lastIndex = index;
  const first = KEYWORD.exec(text);
  if (!first) {
    // A whole word at a time, so that `retry` is not taken for `try`.
    const word = /[\w$]+/y;
    word.lastIndex = index;
    return index + (word.exec(text)?.[0].length ?? 1);
  }
  const mark: Mark = {await: false};
  let end = index;
  for (let found: RegExpExecArray | null = first; found;) {
    if (found[0] === 'await') mark.await = true;
    else mark.try = found[0] as Mark['try'] & string;
    for (let cut = end; cut < end + found[0].length; cut++) out[cut] = ' ';
    end += found[0].length;
    end += /^\s*/.exec(text.slice(end))![0].length;
    KEYWORD.lastIndex = end;
    found = KEYWORD.exec(text);
  }
  marks.set(end, mark);
  return end;
}

/** The offset behind the string, or behind the `\(` that opens an interpolation in it. */
function stringEnd(text: string, from: number, quote: string, interpolate: (at: number) => number): number {
  let index = from;
  while (index < text.length) {
    if (text.startsWith('\\(', index)) return interpolate(index + 2);
    if (text[index] === '\\') index += 2;
    else if (text.startsWith(quote, index)) return index + quote.length;
    else if (quote === '"' && text[index] === '\n') return index;
    else index++;
  }
  return index;
}

function lineEnd(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end === -1 ? text.length : end;
}

function commentEnd(text: string, index: number): number {
  const end = text.indexOf('*/', index + 2);
  return end === -1 ? text.length : end + 2;
}

function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}

function available(found: string): string {
  return 'true'.padEnd(found.length);
}
