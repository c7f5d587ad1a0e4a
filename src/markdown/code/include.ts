/**
 * Includes code from files. The notation is Vocs':
 * `// [!include ~/snippets/client.ts:region /find/replace/]`, or the same with `[!code include …]`.
 *
 * An include names a file, and optionally a region (`:name` or `#name`), lines (`:3`, `:3-5` or `:3-`), or both. A path
 * begins with `~/` for the folder of the pages or `/` for the root of the repository; otherwise, it is relative to the
 * page. A region is between `// [!region name]` and `// [!endregion name]`, or between `// #region name` and
 * `// #endregion`. Included code is shown without these marks. If a code fence on the same page has `filename="name"`,
 * its code can be included by that name.
 */
import {closestSpelling} from '../../shared/closestSpelling';
import {COMMENT_SIGN} from './notation';

/** An include that is wrong, or whose file can't be read. */
export class IncludeError extends Error {
  constructor(
    message: string,
    /** The include's line in the fence's code, from 1. */
    readonly line: number,
  ) {
    super(message);
    this.name = 'IncludeError';
  }
}

/** The part of a file to include, and the replacements in it. */
export interface Include {
  file: string;
  region: string | undefined;
  /** The first and last line to include, counted from 1 in the file or region. Lines that mark regions don't count. */
  range: readonly [first: number, last: number] | undefined;
  replacements: readonly (readonly [find: string, replace: string])[];
}

const COMMENT = String.raw`^([ \t]*)(?:\/\/|\/\*|#|--|;|%|<!--|\{\/\*)[ \t]*`;
const INCLUDE = new RegExp(String.raw`${COMMENT}\[!(?:code )?include ([^\n]+)\]`);
const REGION = new RegExp(
  String.raw`${COMMENT}(?:\[!(end)?region(?:[ \t]+([^\]\n]+))?\]|#(end)?region\b(?:[ \t]+(\S+))?)`,
);
/** Matches a comment with the notation of an include or a region, anywhere in a line. */
const MISPLACED = new RegExp(
  String.raw`(?:${COMMENT_SIGN}|^[ \t]*\*[ \t]*)\[!(?:(?:code )?(include)|(?:end)?region)\b.*`,
  'i',
);
/** The words that begin a notation. */
const WORDS = ['code', 'include', 'region', 'endregion'];
/** Matches a comment that begins like a notation. */
const NOTATION = new RegExp(String.raw`${COMMENT_SIGN}\[!(\w+)([^\]\n]*\]?)`);
const COMMENT_END = /^[ \t]*(?:\*\/\}?|-->)?\s*$/;
const SOURCE = /^([^\s:#]+)(?:[:#](?!\d+(?:-\d*)?(?:$|\s))([^\s:]+))?(?::(\d+)(?:(-)(\d*))?)?(?=\s|$)/;
const REPLACEMENT = /^\s*\/((?:\\.|[^\\/])+)\/((?:\\.|[^\\/])*)\//;

const unescape = (text: string): string => text.replaceAll('\\/', '/');

/** Parses the text after `include`. Returns undefined if the text isn't valid. */
export function readInclude(text: string): Include | undefined {
  const source = SOURCE.exec(text.trim());
  if (!source) return undefined;
  const [matched, file, region, first, to, last] = source;
  const replacements: [string, string][] = [];
  let rest = text.trim().slice(matched.length);
  for (let found = REPLACEMENT.exec(rest); found; found = REPLACEMENT.exec(rest)) {
    replacements.push([unescape(found[1]!), unescape(found[2]!)]);
    rest = rest.slice(found[0].length);
  }
  if (rest.trim() !== '') return undefined;
  const from = Number(first);
  const range = first === undefined ? undefined : ([from, to ? Number(last || Infinity) : from] as const);
  return {file: file!, region, range, replacements};
}

/**
 * Finds everything in the text of a page that looks like an include, even outside code. So the result may have too many
 * includes, but never too few.
 */
export function findIncludes(text: string): Include[] {
  if (!text.includes('include ')) return [];
  return text.split('\n').flatMap((line) => {
    const include = readInclude(INCLUDE.exec(line)?.[2] ?? '');
    return include ? [include] : [];
  });
}

/** Returns the text of a file, or the reason why it can't be included. */
export type ReadFile = (file: string) => {text: string} | {problem: string};

/**
 * Replaces the includes in code with the code that they include, and drops the lines that mark regions.
 *
 * @param onError - called if the notation, file, region or range of an include is wrong, or if the name of a notation is
 *   misspelled; throws the error by default
 * @returns the resulting lines, without those of wrong includes; `line` is the line of `code` that each comes from,
 *   counted from 1
 */
export function includedLines(
  code: string,
  read: ReadFile,
  onError: (error: IncludeError) => void = (error) => {
    throw error;
  },
): {text: string; line: number}[] {
  return code.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const fail = (message: string): never => {
      throw new IncludeError(message, line);
    };
    try {
      return includedBy(text, read, fail).map((part) => ({text: part, line}));
    } catch (error) {
      if (!(error instanceof IncludeError)) throw error;
      onError(error);
      return [];
    }
  });
}

/** Returns the code that a line includes; the line itself if it includes nothing; and no lines for the mark of a region. */
function includedBy(text: string, read: ReadFile, fail: (message: string) => never): string[] {
  const found = INCLUDE.exec(text);
  if (!found && marksRegion(text)) return [];
  const [, word = '', rest = ''] = text.includes('[!') ? (NOTATION.exec(text) ?? []) : [];
  const meant = WORDS.includes(word.toLowerCase()) ? undefined : closestSpelling(word, WORDS);
  if (meant !== undefined) return fail(`[!${word}${rest} isn't supported: write [!${meant}${rest}.`);
  const isWhole = found !== null && COMMENT_END.test(text.slice(found[0].length));
  const [misplaced, included] = isWhole || !text.includes('[!') ? [] : (MISPLACED.exec(text) ?? []);
  if (misplaced !== undefined) return fail(misplacedMessage(misplaced.trim(), included !== undefined));
  if (!found) return [text];
  const include =
    readInclude(found[2]!) ??
    fail(`"${found[2]!}" can't be included: write a file, such as ~/snippets/client.ts:region.`);
  const source = read(include.file);
  if ('problem' in source) return fail(source.problem);
  return partOf(source.text, include, fail).map((part) => (part === '' ? part : found[1]! + part));
}

/** Returns the message for a comment with a notation that the build doesn't read. */
function misplacedMessage(comment: string, isInclude: boolean): string {
  const [effect, example] = isInclude
    ? ['includes nothing', '// [!include ~/snippets/client.ts]']
    : ['marks no region', '// [!region name]'];
  return `"${comment}" ${effect}: write the comment alone on its line, such as ${example}.`;
}

/** Whether a line marks a region in Vocs' notation. Code written in the page keeps editors' marks: `// #region`. */
const marksRegion = (line: string): boolean => line.includes('[!') && REGION.test(line);

function partOf(
  text: string,
  {file, region, range, replacements}: Include,
  fail: (message: string) => never,
): string[] {
  const whole = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const own = region === undefined ? whole : regionOf(whole, region);
  if (!own)
    return fail(`${file} has no region "${region}": add // [!region ${region}] and // [!endregion ${region}] to it.`);
  const lines = own.filter((line) => !REGION.test(line));
  const [first, last] = range ?? [1, lines.length];
  // `3-` has no last line, so only its first line must exist.
  const end = last === Infinity ? first : last;
  if (range && !(1 <= first && first <= end && end <= lines.length)) {
    const part = region === undefined ? file : `region "${region}" of ${file}`;
    return fail(
      `the range ${first}-${last === Infinity ? '' : last} doesn't exist: ${part} has the lines 1-${lines.length}.`,
    );
  }
  if (lines.some((line) => INCLUDE.test(line))) {
    return fail(`${file} includes another file: include that file in the page instead.`);
  }
  const kept = lines.slice(first - 1, last).join('\n');
  const replaced = replacements.reduce((result, [find, replace]) => result.replaceAll(find, () => replace), kept);
  // As in Vocs, `block_$1` and `block_$2` are shown as `block`. The suffixes keep names unique for the compiler.
  return outdent(replaced.replace(/_\$\d+\b/g, '').split('\n'));
}

/** Returns the lines between the marks of a region; undefined if one of the marks is missing. */
function regionOf(lines: readonly string[], region: string): string[] | undefined {
  const marks = lines.map((line) => REGION.exec(line) ?? undefined);
  const nameOf = (mark: RegExpExecArray | undefined) => (mark?.[3] ?? mark?.[5])?.trim();
  const ends = (mark: RegExpExecArray | undefined) => mark?.[2] !== undefined || mark?.[4] !== undefined;
  const start = marks.findIndex((mark) => mark && !ends(mark) && nameOf(mark) === region);
  if (start === -1) return undefined;
  // The regions that are open. An end mark without a name ends the innermost one.
  const open = [region];
  for (let index = start + 1; index < lines.length; index++) {
    const mark = marks[index];
    if (!mark) continue;
    const name = nameOf(mark);
    if (!ends(mark)) {
      open.push(name ?? '');
      continue;
    }
    const ended = name === undefined ? open.length - 1 : open.lastIndexOf(name);
    if (ended === 0) return lines.slice(start + 1, index);
    if (ended > 0) open.splice(ended, 1);
  }
  return undefined;
}

/** Removes the indentation that all lines share. */
function outdent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0));
}
