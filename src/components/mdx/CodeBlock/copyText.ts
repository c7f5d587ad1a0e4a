/** What is copied of a code block: its text without removed lines, annotations and, in a shell, prompts and output. */
import {ANNOTATION, keptText, REMOVED_LINE, type CodePart} from '../../../shared/code/keptText';
import {SHELLS, typedLines} from '../../../shared/shell';

const NOT_COPIED = `button, [${ANNOTATION}]`;

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return copy.textContent;
}

/** The block's parts, without what is laid over them. */
const partsOf = (code: Element): CodePart[] =>
  [...code.childNodes]
    .filter((node) => !(node instanceof Element && node.matches(NOT_COPIED)))
    .map((node) =>
      node instanceof Element
        ? {text: textOf(node), removed: node.classList.contains(REMOVED_LINE)}
        : {text: node.textContent ?? '', removed: false},
    );

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
  const text = keptText(partsOf(code)).replace(/\n$/, '');
  return SHELLS.includes(language) ? commandsOf(text) : text;
}
