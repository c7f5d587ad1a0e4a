/** Colons that open or close nothing: remark-directive takes an unclosed container as it is, and stray colons as text. */
import type {Paragraph} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {closestSpelling} from '../../shared/closestSpelling';
import {CONTAINER_NAMES, LEAVES, formatDirective} from './names';
import {DialectError} from './problem';

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * @param source - the page's text, in which the node's offsets count
 * @throws DialectError where the container's last line is not a fence of at least as many colons as its first
 */
export function checkClosed(container: ContainerDirective, source: string): void {
  const {start, end} = container.position!;
  const lines = source.slice(start.offset, end.offset).split(LINE_BREAK);
  const colons = /^:+/.exec(lines[0]!)![0];
  if (lines.length > 1 && isFence(lines.at(-1)!, colons, quoteDepth(linePrefix(source, start.offset!)))) return;
  throw new DialectError(
    `${formatDirective(container)} is not closed: write ${colons} on a line of its own after it. ` +
      `A container that holds another has more colons than it: ${colons}:${container.name} around ${colons}.`,
    container.position,
  );
}

/** Whether a line closes a container of that many colons which stands that deep in quotes. */
function isFence(line: string, colons: string, depth: number): boolean {
  const fence = line.replace(/^[\s>]+/, '').trimEnd();
  return /^:+$/.test(fence) && fence.length >= colons.length && quoteDepth(line) === depth;
}

/** What stands in its line before a place. */
function linePrefix(source: string, offset: number): string {
  const before = Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1));
  return offset === 0 ? '' : source.slice(before + 1, offset);
}

const quoteDepth = (text: string): number => text.split('>').length - 1;

/**
 * A paragraph that begins a line with three colons, or with two and a name that is known, was meant to be a directive.
 *
 * @throws DialectError that says how to write what was meant
 */
export function checkStrayColons(paragraph: Paragraph, source: string): void {
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
      const place = {line: start.line + row, column: row === 0 ? start.column : 1};
      throw new DialectError(message, {start: place, end: place});
    }
  }
}

const ESCAPE = 'Colons that are meant as text begin with a backslash: \\:::.';

function strayColons(line: string): string | undefined {
  const [, colons = '', space = '', name = '', rest = ''] = /^(:{2,})([ \t]*)([\w-]*)(.*)$/s.exec(line) ?? [];
  if (colons.length === 2) {
    return Object.hasOwn(LEAVES, name) && !space
      ? `::${name} stands alone in its line: remove "${rest.trim()}".`
      : undefined;
  }
  if (colons === '') return undefined;
  if (name === '') {
    return `${colons} closes nothing: remove it, or give the container that it closes more colons than those inside. ${ESCAPE}`;
  }
  const known = closestSpelling(name, CONTAINER_NAMES);
  const title = rest.trim() && !/^[[{]/.test(rest) ? `[${rest.trim()}]` : '';
  const meant = known === undefined ? `one of ${CONTAINER_NAMES.join(', ')} behind ${colons}` : colons + known + title;
  return `${colons}${space}${name} opens nothing: write ${meant}, and nothing else in the line. ${ESCAPE}`;
}
