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

/** What a comment begins with, in any of the languages; the longest first. */
const OPENERS = ['{/*', '<!--', '/*', '//', '--', '#', ';', '%'];
/** One or more notations, what ends the comment, and nothing else. */
const NOTATIONS = /^((?:\[!code [^\]\n]{1,200}\][ \t]*)+)(?:\*\/\}?|-->)?[ \t]*$/;
const NOTATION = /\[!code ([^\]\n]+)\]/g;
const MARK = '[!code ';

/** A line whose end is a comment that holds nothing but notations. */
interface CommentedLine {
  /** What stands before the comment. */
  text: string;
  notations: string[];
}

function readComment(line: string): CommentedLine | undefined {
  for (let start = line.indexOf(MARK); start !== -1; start = line.indexOf(MARK, start + 1)) {
    const before = line.slice(0, start).trimEnd();
    const opener = OPENERS.find((sign) => before.endsWith(sign));
    const found = opener === undefined ? null : NOTATIONS.exec(line.slice(start));
    if (opener !== undefined && found) {
      return {
        text: before.slice(0, -opener.length).trimEnd(),
        notations: [...found[1]!.matchAll(NOTATION)].map(([, notation]) => notation!),
      };
    }
  }
  return undefined;
}

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

function findWords(text: string, words: ReadonlySet<string>): WordMark[] {
  const found = [...words].flatMap((word) => {
    const marks: WordMark[] = [];
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
      marks.push({start, end: start + word.length});
    }
    return marks;
  });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  // What lies inside or across another is marked already.
  let end = 0;
  return found.filter((mark) => {
    const free = mark.start >= end;
    if (free) end = mark.end;
    return free;
  });
}

/** Takes the notations out of code. Text without any is given back line by line, to the letter. */
export function readNotation(code: string): NotedCode {
  const lines: NotedLine[] = [];
  const numbers: number[] = [];
  const problems: NotationProblem[] = [];
  let standing: Order[] = [];

  code.split('\n').forEach((raw, index) => {
    const comment = readComment(raw);
    const orders = comment?.notations.map((notation) => ({notation, order: readOrder(notation)})) ?? [];
    const unknown = orders.filter(({order}) => order === undefined);
    problems.push(...unknown.map(({notation}) => ({line: index + 1, notation})));
    const understood = comment !== undefined && unknown.length === 0;
    if (understood) standing.push(...orders.map(({order}) => order!));
    const text = understood ? comment.text : raw;
    if (understood && text === '') return;

    const applied = standing.filter(({lines: count}) => count > 0);
    numbers.push(index + 1);
    lines.push({
      text,
      marks: new Set(applied.flatMap(({mark}) => (mark ? [mark] : []))),
      words: findWords(text, new Set(applied.flatMap(({word}) => (word ? [word] : [])))),
    });
    standing = applied.map((order) => ({...order, lines: order.lines - 1}));
  });
  return {lines, numbers, problems};
}

/** Line numbers of `{1,3-5}`; numbers that make no sense are left out. */
export function readRanges(meta: string, lineCount: number): Set<number> {
  const text = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  // How many ranges begin, less how many have ended, at each line: overlapping ones cost no more than one.
  const begins = new Array<number>(lineCount + 2).fill(0);
  for (const part of text.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const from = Math.max(1, Number(first));
    const to = Math.min(lineCount, Number(last));
    if (!(from <= to)) continue;
    begins[from]! += 1;
    begins[to + 1]! -= 1;
  }
  const numbers = new Set<number>();
  for (let line = 1, open = 0; line <= lineCount; line++) {
    open += begins[line]!;
    if (open > 0) numbers.add(line);
  }
  return numbers;
}
