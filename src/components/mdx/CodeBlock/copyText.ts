/** What is copied of a code block: its text without removed lines, annotations and, in a shell, prompts and output. */
import {ANNOTATION} from '../../../shared/annotation';
import {SHELLS, typedLines} from '../../../shared/shell';

const NOT_COPIED = `button, [${ANNOTATION}]`;
const REMOVED = '.line-remove';

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return copy.textContent;
}

/** The text of the lines that are not removed. Line breaks stand between lines as text; a removed line takes its own along. */
function keptText(code: Element): string {
  let kept = '';
  let afterRemoved = false;
  for (const node of code.childNodes) {
    if (node instanceof Element && node.matches(REMOVED)) {
      afterRemoved = true;
      continue;
    }
    const text = node instanceof Element ? (node.matches(NOT_COPIED) ? '' : textOf(node)) : (node.textContent ?? '');
    kept += afterRemoved ? text.replace(/^\n/, '') : text;
    afterRemoved = false;
  }
  return afterRemoved ? kept.replace(/\n$/, '') : kept;
}

/** The commands of a session, without prompts and output. */
const commandsOf = (text: string): string =>
  typedLines(text)
    .filter((line) => line !== undefined)
    .join('\n');

/**
 * The text that the copy button of a block gives (SPEC §4 "Code copy button").
 *
 * @param code - the block's `code` element
 * @param language - of the block; shells lose their prompts and output
 */
export function copyText(code: Element, language: string): string {
  const text = keptText(code).replace(/\n$/, '');
  return SHELLS.includes(language) ? commandsOf(text) : text;
}
