/** Writes and reads numbers and sorted terms as text that needs no escapes in JSON and compresses well. */

/** Printable ASCII without the space, which separates lists, and without the characters that JSON escapes. */
const SYMBOLS = Array.from({length: 94}, (_, at) => String.fromCharCode(33 + at))
  .filter((symbol) => symbol !== '"' && symbol !== '\\')
  .join('');
/**
 * A number below `SINGLE` is written as one symbol. A larger number is divided by `DIGITS` until the quotient is below
 * `SINGLE`. Each remainder is written as a symbol from index `SINGLE` on. The last quotient is written as a symbol
 * before this index, and ends the number.
 */
const SINGLE = 80;
const DIGITS = SYMBOLS.length - SINGLE;

const valueAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code - 33 - Number(code > 34) - Number(code > 92);
};

/** Writes non-negative integers. */
export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let rest of numbers) {
    for (; rest >= SINGLE; rest = Math.floor(rest / DIGITS)) text += SYMBOLS.charAt(SINGLE + (rest % DIGITS));
    text += SYMBOLS.charAt(rest);
  }
  return text;
}

/** Reads what `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (let at = 0; at < text.length; at++) {
    const digit = valueAt(text, at);
    if (digit >= SINGLE) {
      value += factor * (digit - SINGLE);
      factor *= DIGITS;
    } else {
      numbers.push(value + factor * digit);
      value = 0;
      factor = 1;
    }
  }
  return numbers;
}

/** A term of the index. */
export interface IndexTerm {
  term: string;
  /** Whether the term is an identifier. Identifiers have parts and aren't stemmed. */
  isName: boolean;
}

/** The maximum number of shared letters that `writeTerms` counts, because one symbol has to store the number. */
const MOST_SHARED = Math.floor(SYMBOLS.length / 2) - 1;

/**
 * Writes sorted terms. Each begins with one symbol, which stores `isName` and how many of the term's first letters are
 * the same as in the previous term. The other letters follow.
 */
export function writeTerms(terms: readonly IndexTerm[]): string {
  let previous = '';
  return terms
    .map(({term, isName}) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < previous.length && term[shared] === previous[shared]) shared += 1;
      previous = term;
      return SYMBOLS.charAt(2 * shared + Number(isName)) + term.slice(shared);
    })
    .join(' ');
}

const splitLines = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Reads what `writeTerms` wrote. */
export function readTerms(text: string): IndexTerm[] {
  let previous = '';
  return splitLines(text).map((written) => {
    const head = valueAt(written, 0);
    previous = previous.slice(0, head >> 1) + written.slice(1);
    return {term: previous, isName: head % 2 === 1};
  });
}
