/**
 * Notation in code: comments such as `// [!code ++]` mark lines and words, and are not shown.
 *
 * A comment at the end of a line marks that line. A comment on a line of its own marks the next line. The notations are
 * `++`, `--`, `hl` (or `highlight`), `focus` and `word:text`. Each can end with a number of lines: `[!code hl:3]` marks
 * three lines. Without a number, `word:text` marks the text in all lines that follow.
 */

/** The marks that a line can have. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus';

/** A marked word. `start` is the index of its first character, `end` the index after its last character. */
export interface WordMark {
  start: number;
  end: number;
}

export interface NotedLine {
  text: string;
  marks: ReadonlySet<LineMark>;
  words: readonly WordMark[];
}

/** A notation that isn't supported, or that isn't where notations can be. It stays in the code. */
export interface NotationProblem {
  /** The line of the code before notations are removed, from 1. */
  line: number;
  /** The notation, if it isn't supported: `hl:x`. */
  notation?: string;
  /** The comment, if it doesn't consist of notations, or isn't at the end of its line. */
  misplaced?: string;
}

export interface NotedCode {
  lines: NotedLine[];
  /** For each of `lines`, the number of that line before notations are removed, from 1. */
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

/** The signs that begin a comment in any of the languages. The first match counts, so `<!--` comes before `--`. */
const OPENERS = ['{/*', '<!--', '/*', '//', '--', '#', ';', '%'];
/** Matches one or more notations, followed only by the end of the comment. */
const NOTATIONS = /^((?:\[!code [^\]\n]{1,200}\][ \t]*)+)(?:\*\/\}?|-->)?[ \t]*$/;
const NOTATION = /\[!code ([^\]\n]+)\]/g;
const MARK = '[!code ';

/** A pattern for the sign that begins a comment. A sign right after a quotation mark is part of a string. */
export const COMMENT_SIGN = '(?<!["\'`](?:<!|\\{)?)(?:\\{/\\*|<!--|/\\*|//|--|#|;|%)[ \\t]*';
const MISPLACED = new RegExp(String.raw`${COMMENT_SIGN}\[!code\b.*`, 'i');

/** A line that ends with a comment that contains only notations. */
interface CommentedLine {
  /** The text before the comment. */
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

/** A parsed notation. It has either a mark for whole lines or a word to mark. */
interface Instruction {
  /** The number of lines that the notation still applies to. */
  lines: number;
  mark?: LineMark;
  word?: string;
}

/** Parses the text of one notation, such as `hl:3`. Returns undefined if the notation isn't supported. */
function readInstruction(notation: string): Instruction | undefined {
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
  // Drop words that overlap an earlier one.
  let end = 0;
  return found.filter((mark) => {
    const free = mark.start >= end;
    if (free) end = mark.end;
    return free;
  });
}

/** Reads the notations in code and removes them. All other text is unchanged. */
export function readNotation(code: string): NotedCode {
  const lines: NotedLine[] = [];
  const numbers: number[] = [];
  const problems: NotationProblem[] = [];
  let active: Instruction[] = [];

  code.split('\n').forEach((raw, index) => {
    const comment = readComment(raw);
    const read = comment?.notations.map((notation) => ({notation, instruction: readInstruction(notation)})) ?? [];
    const unknown = read.filter(({instruction}) => instruction === undefined);
    problems.push(...unknown.map(({notation}) => ({line: index + 1, notation})));
    const understood = comment !== undefined && unknown.length === 0;
    if (understood) active.push(...read.map(({instruction}) => instruction!));
    const text = understood ? comment.text : raw;
    const misplaced = unknown.length === 0 ? MISPLACED.exec(text)?.[0] : undefined;
    if (misplaced !== undefined) problems.push({line: index + 1, misplaced});
    if (understood && text === '') return;

    const applied = active.filter(({lines: count}) => count > 0);
    numbers.push(index + 1);
    lines.push({
      text,
      marks: new Set(applied.flatMap(({mark}) => (mark ? [mark] : []))),
      words: findWords(text, new Set(applied.flatMap(({word}) => (word ? [word] : [])))),
    });
    active = applied.map((instruction) => ({...instruction, lines: instruction.lines - 1}));
  });
  return {lines, numbers, problems};
}

/** Returns a meta string without the text in quotes, which contains no ranges. */
const withoutQuotes = (meta: string): string => meta.replace(/"[^"]*"|'[^']*'/g, '');

/** Reads line numbers such as `{1,3-5}` from a meta string. Invalid ranges and lines beyond `lineCount` are ignored. */
export function readRanges(meta: string, lineCount: number): Set<number> {
  const text = /\{([\d,\s-]+)\}/.exec(withoutQuotes(meta))?.[1] ?? '';
  // For each line: how many ranges begin on it, minus how many ended on the line before. With these numbers,
  // overlapping ranges take no more time than others.
  const begins = new Array<number>(lineCount + 2).fill(0);
  for (const part of text.split(',')) {
    const [from, to] = readRange(part, lineCount) ?? [];
    if (from === undefined || to === undefined) continue;
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

/** Returns the first and last line of a range such as `3-5`; undefined if none of its lines exists. */
function readRange(range: string, lineCount: number): [from: number, to: number] | undefined {
  const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
  const from = Math.max(1, Number(first));
  const to = Math.min(lineCount, Number(last));
  return from <= to ? [from, to] : undefined;
}

/** Returns the ranges in a meta string that match no line, each in braces: `{9}`. */
export function unmatchedRanges(meta: string, lineCount: number): string[] {
  const [written, text = '', brace] = /\{([^}]*)(\}?)/.exec(withoutQuotes(meta)) ?? [];
  if (written === undefined) return [];
  if (brace === '') return [written];
  const unmatched = text.split(',').filter((range) => !readRange(range, lineCount));
  return unmatched.map((range) => `{${range.trim()}}`);
}
