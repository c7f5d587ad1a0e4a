import {ANNOTATION, withoutRemovedLines, REMOVED_LINE, type CodePart} from '../../../shared/code/removedLines';
import {SHELLS, typedLines} from '../../../shared/shell';

const NOT_COPIED = `button, [${ANNOTATION}]`;

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return copy.textContent;
}

const partsOf = (code: Element): CodePart[] =>
  [...code.childNodes]
    .filter((node) => !(node instanceof Element && node.matches(NOT_COPIED)))
    .map((node) =>
      node instanceof Element
        ? {text: textOf(node), removed: node.classList.contains(REMOVED_LINE)}
        : {text: node.textContent ?? '', removed: false},
    );

const commandsOf = (text: string): string =>
  typedLines(text)
    .filter((line) => line !== undefined)
    .join('\n');

/**
 * Returns the text that a block's copy button copies, without removed lines and annotations (SPEC §4 "Code copy
 * button").
 *
 * @param code - the block's `code` element
 * @param language - the block's language; for a shell, only the commands are copied
 */
export function copyText(code: Element, language: string): string {
  const text = withoutRemovedLines(partsOf(code)).replace(/\n$/, '');
  return SHELLS.includes(language) ? commandsOf(text) : text;
}
