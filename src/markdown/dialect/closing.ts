/**
 * Finds containers and fences that aren't closed, and colons that belong to no directive. The parsers report none of
 * these: they accept the containers and fences, and keep the colons as text.
 */
import type {Code, Paragraph} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {closestSpelling} from '../../shared/closestSpelling';
import {CODE_GROUP} from '../codeGroup';
import {CONTAINER_NAMES, LEAVES, formatDirective} from './names';
import {DialectError} from './problem';

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * Checks that a container is closed: its last line has at least as many colons as its first.
 *
 * @param source - the text of the page, which the node's offsets refer to
 * @throws DialectError if the container isn't closed
 */
export function checkClosed(container: ContainerDirective, source: string): void {
  const {start, end} = container.position!;
  const lines = source.slice(start.offset, end.offset).split(LINE_BREAK);
  const colons = /^:+/.exec(lines[0]!)![0];
  if (lines.length > 1 && closes(lines.at(-1)!, colons, quoteDepth(linePrefix(source, start.offset!)))) return;
  throw new DialectError(
    `${formatDirective(container)} isn't closed: write ${colons} on a line of its own after its text. ` +
      `A container around another needs more colons than the inner one: ${colons}:${container.name} around ${colons}.`,
    container.position,
  );
}

/** Whether a line closes what `opening`, such as `:::`, opened inside `depth` block quotes. */
function closes(line: string, opening: string, depth: number): boolean {
  const marks = line.replace(/^[\s>]+/, '').trimEnd();
  return marks.startsWith(opening) && marks === opening[0]!.repeat(marks.length) && quoteDepth(line) === depth;
}

/** Matches the opening line of a fence that has a language. */
const LANGUAGE_LINE = /^ {0,3}((`{3,}|~{3,})[ \t]*\w[^`]*)$/;

/**
 * Checks that a fence is closed: its last line has at least as many backticks or tildes as its first, and none of its
 * lines begins another fence. Otherwise, text after the fence would become code.
 *
 * @param source - the text of the page, which the node's offsets refer to
 * @throws DialectError if the fence isn't closed
 */
export function checkFenceClosed({position, value}: Code, source: string): void {
  if (!position) return;
  const lines = source.slice(position.start.offset, position.end.offset).split(LINE_BREAK);
  const [marks] = /^(?:`{3,}|~{3,})/.exec(lines[0]!) ?? [];
  if (marks === undefined) return;
  const isClosed =
    lines.length > 1 && closes(lines.at(-1)!, marks, quoteDepth(linePrefix(source, position.start.offset!)));
  const inner = value.split(LINE_BREAK).map((line) => LANGUAGE_LINE.exec(line));
  const [, another, innerMarks = ''] = inner.find((found) => found?.[2]!.startsWith(marks)) ?? [];
  if (isClosed && another === undefined) return;
  const hint =
    another === undefined
      ? ''
      : ` If its code contains "${another.trimEnd()}", begin and end this fence with ${innerMarks}${marks[0]}.`;
  throw new DialectError(
    `this fence isn't closed: write ${marks} on a line of its own after its code.${hint}`,
    position,
  );
}

/** Returns the text between the start of the line and an offset. */
function linePrefix(source: string, offset: number): string {
  const before = Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1));
  return offset === 0 ? '' : source.slice(before + 1, offset);
}

const quoteDepth = (text: string): number => text.split('>').length - 1;

/**
 * Checks that no line of a paragraph begins with three or more colons, or with two colons and the name of a leaf
 * directive. In both cases, the writer meant a directive.
 *
 * @param source - the text of the page, which the node's offsets refer to
 * @param page - `unopened` counts the wrong opening lines (`:::tip Title`) whose closing lines haven't come yet. These
 *   closing lines aren't reported
 * @throws DialectError for the first such line; the message says what to write instead
 */
export function checkStrayColons(paragraph: Paragraph, source: string, page: {unopened: number}): void {
  if (paragraph.data?.directiveLabel) return;
  for (const [index, child] of paragraph.children.entries()) {
    if (child.type !== 'text' || !child.position) continue;
    const {start, end} = child.position;
    const rows = source.slice(start.offset, end.offset).split(LINE_BREAK).length;
    // The last line can have more than this text, such as inline code.
    const lines = source.slice(start.offset, paragraph.position!.end.offset).split(LINE_BREAK);
    const beginsLine = index === 0 || paragraph.children[index - 1]!.type === 'break';
    for (const [row, text] of lines.slice(0, rows).entries()) {
      if (row === 0 && !beginsLine) continue;
      const stray = strayColons(row === 0 ? text : text.replace(/^[\s>]+/, ''));
      if (stray === undefined) continue;
      if (stray.closes && page.unopened > 0) {
        page.unopened -= 1;
        continue;
      }
      // Don't count an opening line whose closing line is in the same paragraph. The error below ends the check before
      // it reaches that closing line.
      if (stray.opens && !lines.slice(row + 1).some((line) => /^[\s>]*:{3,}\s*$/.test(line))) page.unopened += 1;
      const point = {line: start.line + row, column: row === 0 ? start.column : 1};
      throw new DialectError(stray.message, {start: point, end: point});
    }
  }
}

/** Colons at the start of a line that belong to no directive. */
interface StrayColons {
  /** What is wrong, and what to write instead. */
  message: string;
  /** Whether the line should open a container, whose closing line comes later. */
  opens?: true;
  /** Whether the line should close a container. */
  closes?: true;
}

const ESCAPE = 'To write colons as text, put a backslash before them: \\:::.';

function strayColons(line: string): StrayColons | undefined {
  const [, colons = '', space = '', name = '', rest = ''] = /^(:{2,})([ \t]*)([\w-]*)(.*)$/s.exec(line) ?? [];
  if (colons.length === 2) {
    return Object.hasOwn(LEAVES, name) && !space
      ? {message: `::${name} must be on a line of its own: remove "${rest.trim()}".`}
      : undefined;
  }
  if (colons === '') return undefined;
  if (name === '') {
    return {
      message: `${colons} closes nothing: remove it, or give the outer container more colons than the containers in it. ${ESCAPE}`,
      closes: true,
    };
  }
  const known = closestSpelling(name, CONTAINER_NAMES);
  const opensNothing = (remedy: string): string => `${colons}${space}${name} opens nothing: write ${remedy}. ${ESCAPE}`;
  if (known === undefined) {
    const names = CONTAINER_NAMES.join(', ');
    return {message: opensNothing(`${colons} and one of ${names}, and nothing else on the line`), opens: true};
  }
  const {title, attributes, text, closed} = partsOf(rest);
  const opening = (label: string): string =>
    `${colons}${known}${label === '' || known === CODE_GROUP ? '' : `[${label}]`}${attributes}`;
  if (closed) {
    const lines = [opening(title), text, colons].filter((each) => each !== '').map((each) => `"${each}"`);
    return {message: opensNothing(`these on separate lines: ${lines.join(', ')}`)};
  }
  return {message: opensNothing(`${opening(title || text)}, and nothing else on the line`), opens: true};
}

/** Splits what follows a container's name into its parts. A part that is missing is empty. */
function partsOf(rest: string): {title: string; attributes: string; text: string; closed: boolean} {
  const line = rest.trim();
  const open = line.replace(/:{3,}$/, '');
  const [, title = '', attributes = '', text = ''] =
    /^[\s:]*(?:\[((?:[^[\]]|\[[^[\]]*\])*)\]?)?\s*(\{[^}]*\})?(.*)$/s.exec(open) ?? [];
  return {title, attributes, text: text.trim().replace(/^(["'])(.*)\1$/s, '$2'), closed: open !== line};
}
