/**
 * Finds containers that aren't closed, and colons that belong to no directive. remark-directive reports neither: it
 * accepts the containers, and keeps the colons as text.
 */
import type {Paragraph} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {closestSpelling} from '../../shared/closestSpelling';
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
  if (lines.length > 1 && isFence(lines.at(-1)!, colons, quoteDepth(linePrefix(source, start.offset!)))) return;
  throw new DialectError(
    `${formatDirective(container)} isn't closed: write ${colons} on a line of its own after its text. ` +
      `A container around another needs more colons than the inner one: ${colons}:${container.name} around ${colons}.`,
    container.position,
  );
}

/** Whether a line closes the container that `colons` opened inside `depth` block quotes. */
function isFence(line: string, colons: string, depth: number): boolean {
  const fence = line.replace(/^[\s>]+/, '').trimEnd();
  return /^:+$/.test(fence) && fence.length >= colons.length && quoteDepth(line) === depth;
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
    const lines = source.slice(start.offset, end.offset).split(LINE_BREAK);
    const beginsLine = index === 0 || paragraph.children[index - 1]!.type === 'break';
    for (const [row, text] of lines.entries()) {
      if (row === 0 && !beginsLine) continue;
      const message = strayColons(row === 0 ? text : text.replace(/^[\s>]+/, ''));
      if (message === undefined) continue;
      const closes = message.includes(' closes nothing: ');
      if (closes && page.unopened > 0) {
        page.unopened -= 1;
        continue;
      }
      // Don't count an opening line whose closing line is in the same paragraph. The error below ends the check before
      // it reaches that closing line.
      if (message.includes(' opens nothing: ') && !lines.slice(row + 1).some((line) => /^[\s>]*:{3,}\s*$/.test(line))) {
        page.unopened += 1;
      }
      const point = {line: start.line + row, column: row === 0 ? start.column : 1};
      throw new DialectError(message, {start: point, end: point});
    }
  }
}

const ESCAPE = 'To write colons as text, put a backslash before them: \\:::.';

function strayColons(line: string): string | undefined {
  const [, colons = '', space = '', name = '', rest = ''] = /^(:{2,})([ \t]*)([\w-]*)(.*)$/s.exec(line) ?? [];
  if (colons.length === 2) {
    return Object.hasOwn(LEAVES, name) && !space
      ? `::${name} must be on a line of its own: remove "${rest.trim()}".`
      : undefined;
  }
  if (colons === '') return undefined;
  if (name === '') {
    return `${colons} closes nothing: remove it, or give the outer container more colons than the containers in it. ${ESCAPE}`;
  }
  const known = closestSpelling(name, CONTAINER_NAMES);
  const title = rest.trim() && !/^[[{]/.test(rest) ? `[${rest.trim()}]` : '';
  const meant = known === undefined ? `${colons} and one of ${CONTAINER_NAMES.join(', ')}` : colons + known + title;
  return `${colons}${space}${name} opens nothing: write ${meant}, and nothing else on the line. ${ESCAPE}`;
}
