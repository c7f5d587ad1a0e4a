/**
 * Code that is included from files, in Vocs' notation:
 * `// [!include ~/snippets/client.ts:region /find/replace/]`, also as `[!code include …]`.
 *
 * A place is a file, a region of it (`:name` or `#name`), a range of lines (`:3-5`), or a range of a region. A file is
 * written from the folder of the pages (`~/`), from the root of the repository (`/`), or from the page. A region stands
 * between `// [!region name]` and `// [!endregion name]`; lines that mark one are never shown. A bare name is that of
 * a fence of the same page with `filename="name"`, where there is one.
 */

/** Says that something cannot be included. */
export class IncludeError extends Error {
  constructor(
    message: string,
    /** Line of the code as it was given, from 1. */
    readonly line: number,
  ) {
    super(message);
    this.name = 'IncludeError';
  }
}

/** Which part of which file, and what is replaced in it. */
export interface Include {
  file: string;
  region: string | undefined;
  /** The first and the last line, from 1, of the file or the region. */
  range: readonly [first: number, last: number] | undefined;
  replacements: readonly (readonly [find: string, replace: string])[];
}

const COMMENT = String.raw`^([ \t]*)(?:\/\/|\/\*|#|--|;|%|<!--|\{\/\*)[ \t]*`;
const INCLUDE = new RegExp(String.raw`${COMMENT}\[!(?:code )?include ([^\n]+)\]`);
const REGION = new RegExp(
  String.raw`${COMMENT}(?:\[!(end)?region(?:[ \t]+([^\]\n]+))?\]|#(end)?region\b(?:[ \t]+(\S+))?)`,
);
const PLACE = /^([^\s:#]+)(?:[:#](?!\d+(?:-\d*)?(?:$|\s))([^\s:]+))?(?::(\d+)(?:(-)(\d*))?)?(?=\s|$)/;
const REPLACEMENT = /^\s*\/((?:\\.|[^\\/])+)\/((?:\\.|[^\\/])*)\//;

const unescape = (text: string): string => text.replaceAll('\\/', '/');

/** Reads what stands behind `include`; undefined where it is not understood. */
export function readInclude(text: string): Include | undefined {
  const place = PLACE.exec(text.trim());
  if (!place) return undefined;
  const [matched, file, region, first, to, last] = place;
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

/** The includes of a text, whether or not they stand in code: what a page may depend on. */
export function findIncludes(text: string): Include[] {
  if (!text.includes('include ')) return [];
  return text.split('\n').flatMap((line) => {
    const include = readInclude(INCLUDE.exec(line)?.[2] ?? '');
    return include ? [include] : [];
  });
}

/** Gives the text of a file, or says why there is none. */
export type ReadFile = (file: string) => {text: string} | {problem: string};

/**
 * The code with everything included, line by line, each with the line of the code, from 1, that brought it.
 *
 * @throws IncludeError with the line of the code, where a notation, a file, a region or a range is wrong
 */
export function includedLines(code: string, read: ReadFile): {text: string; line: number}[] {
  return code.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const found = INCLUDE.exec(text);
    if (!found) return marksRegion(text) ? [] : [{text, line}];
    const fail = (message: string): never => {
      throw new IncludeError(message, line);
    };
    const include =
      readInclude(found[2]!) ??
      fail(`"${found[2]!}" cannot be included: write a file, as in ~/snippets/client.ts:region.`);
    const source = read(include.file);
    if ('problem' in source) return fail(source.problem);
    return partOf(source.text, include, fail).map((part) => ({text: part === '' ? part : found[1]! + part, line}));
  });
}

/**
 * The code with everything included. Code without any is given back to the letter, less the lines that mark regions.
 *
 * @throws IncludeError as {@link includedLines} does
 */
export function expandIncludes(code: string, read: ReadFile): string {
  if (!code.includes('[!')) return code;
  return includedLines(code, read)
    .map(({text}) => text)
    .join('\n');
}

/** Vocs' marks are never code; those of editors, `// #region`, may be, so that they are left out of files only. */
const marksRegion = (line: string): boolean => line.includes('[!') && REGION.test(line);

function partOf(
  text: string,
  {file, region, range, replacements}: Include,
  fail: (message: string) => never,
): string[] {
  const whole = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const own = region === undefined ? whole : regionOf(whole, region);
  if (!own)
    return fail(`${file} has no region "${region}": write // [!region ${region}] and // [!endregion ${region}] in it.`);
  const lines = own.filter((line) => !REGION.test(line));
  const [first, last] = range ?? [1, lines.length];
  if (range && (first < 1 || first > last || first > lines.length)) {
    return fail(`the range ${first}-${last} is none of the ${lines.length} lines of ${file}.`);
  }
  if (lines.some((line) => INCLUDE.test(line))) {
    return fail(`${file} includes a file itself: include that one in the page.`);
  }
  const kept = lines.slice(first - 1, last).join('\n');
  const replaced = replacements.reduce((result, [find, replace]) => result.replaceAll(find, () => replace), kept);
  // Vocs: `block_$1` and `block_$2` are `block`, told apart for the compiler only.
  return outdented(replaced.replace(/_\$\d+\b/g, '').split('\n'));
}

/** The lines between the marks of a region; undefined where it does not begin or not end. */
function regionOf(lines: readonly string[], region: string): string[] | undefined {
  const marks = lines.map((line) => REGION.exec(line) ?? undefined);
  const nameOf = (mark: RegExpExecArray | undefined) => (mark?.[3] ?? mark?.[5])?.trim();
  const ends = (mark: RegExpExecArray | undefined) => mark?.[2] !== undefined || mark?.[4] !== undefined;
  const start = marks.findIndex((mark) => mark && !ends(mark) && nameOf(mark) === region);
  if (start === -1) return undefined;
  const end = marks.findIndex((mark, index) => index > start && ends(mark) && (nameOf(mark) ?? region) === region);
  return end === -1 ? undefined : lines.slice(start + 1, end);
}

/** Without the indentation that all lines share. */
function outdented(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0));
}
