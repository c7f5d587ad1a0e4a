/**
 * Notation inside code: comments such as `// [!code ++]` mark lines and words and are not shown.
 *
 * At the end of a line a comment speaks of that line; alone on a line it is taken out and speaks of the next one.
 * `[!code hl:3]` speaks of three lines. Understood: `++`, `--`, `hl`, `focus`, and `word:text` with an optional `:n`.
 */

/** What a line can be marked as. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus';

/** A stretch of a line, in characters: start included, end excluded. */
export interface WordMark {
  start: number;
  end: number;
}

export interface NotedLine {
  text: string;
  marks: ReadonlySet<LineMark>;
  words: readonly WordMark[];
}

/** A notation that is not understood; it stays in the code as it was written. */
export interface NotationProblem {
  /** Line of the code as it was given, from 1. */
  line: number;
  notation: string;
}

export interface NotedCode {
  lines: NotedLine[];
  /** For each line, its number in the code as it was given, from 1. */
  numbers: number[];
  problems: NotationProblem[];
}

const MARKS: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'remove',
  hl: 'highlight',
  highlight: 'highlight',
  focus: 'focus',
};

/** A comment in any of the languages' forms that holds nothing but one or more notations. */
const COMMENT =
  /[ \t]*(?:\/\/|#|--|;|%)[ \t]*((?:\[!code [^\]\n]+\][ \t]*)+)$|[ \t]*(?:\/\*|<!--|\{\/\*)[ \t]*((?:\[!code [^\]\n]+\][ \t]*)+)(?:\*\/\}?|-->)[ \t]*$/;
const NOTATION = /\[!code ([^\]\n]+)\]/g;

interface Order {
  /** How many lines it still speaks of. */
  lines: number;
  mark?: LineMark;
  word?: string;
}

/** Reads one notation, without its brackets; undefined where it is not understood. */
function readOrder(notation: string): Order | undefined {
  const word = /^word:((?:\\.|[^\\:])+)(?::(\d+))?$/.exec(notation);
  if (word) return {word: word[1]!.replace(/\\(.)/g, '$1'), lines: word[2] === undefined ? Infinity : Number(word[2])};
  const [, name, count = '1'] = /^(\+\+|--|[a-z]+)(?::(\d+))?$/.exec(notation.trim()) ?? [];
  const mark = name === undefined || !Object.hasOwn(MARKS, name) ? undefined : MARKS[name];
  return mark && {mark, lines: Number(count)};
}

function findWords(text: string, words: readonly string[]): WordMark[] {
  const found = words.flatMap((word) => {
    const marks: WordMark[] = [];
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
      marks.push({start, end: start + word.length});
    }
    return marks;
  });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  // What lies inside or across another is marked already.
  return found.filter((mark, index) => index === 0 || found.slice(0, index).every(({end}) => end <= mark.start));
}

/** Takes the notations out of code. Text without any is given back line by line, to the letter. */
export function readNotation(code: string): NotedCode {
  const lines: NotedLine[] = [];
  const numbers: number[] = [];
  const problems: NotationProblem[] = [];
  let standing: Order[] = [];

  code.split('\n').forEach((raw, index) => {
    const comment = raw.includes('[!code') ? COMMENT.exec(raw) : null;
    const notations = comment ? [...(comment[1] ?? comment[2])!.matchAll(NOTATION)].map(([, text]) => text!) : [];
    const orders = notations.map((notation) => ({notation, order: readOrder(notation)}));
    const unknown = orders.filter(({order}) => order === undefined);
    problems.push(...unknown.map(({notation}) => ({line: index + 1, notation})));
    const understood = comment !== null && unknown.length === 0;
    if (understood) standing.push(...orders.map(({order}) => order!));
    const text = understood ? raw.slice(0, comment.index) : raw;
    if (understood && text.trim() === '') return;

    const applied = standing.filter(({lines: count}) => count > 0);
    numbers.push(index + 1);
    lines.push({
      text,
      marks: new Set(applied.flatMap(({mark}) => (mark ? [mark] : []))),
      words: findWords(
        text,
        applied.flatMap(({word}) => (word ? [word] : [])),
      ),
    });
    standing = applied.map((order) => ({...order, lines: order.lines - 1}));
  });
  return {lines, numbers, problems};
}

/** Line numbers of `{1,3-5}`; numbers that make no sense are left out. */
export function readRanges(meta: string, lineCount: number): Set<number> {
  const text = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const numbers = text.split(',').flatMap((part) => {
    const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (first === undefined) return [];
    const from = Math.max(1, Number(first));
    const to = Math.min(lineCount, Number(last ?? first));
    return Array.from({length: Math.max(0, to - from + 1)}, (_, offset) => from + offset);
  });
  return new Set(numbers);
}
