/** What is copied of a code block: its text without removed lines, annotations and, in a shell, prompts and output. */
import {ANNOTATION} from '../../../config/annotation';

const NOT_COPIED = `button, [${ANNOTATION}]`;
const REMOVED = '.line-remove';
const PROMPT = /^\s*[$❯] /;
const CONTINUATION = '> ';
const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session'];

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

const withoutPrompt = (line: string): string =>
  line.startsWith(CONTINUATION) ? line.slice(CONTINUATION.length) : line.replace(PROMPT, '');

/** The commands of a shell session, without prompts and output; a block without prompts is commands throughout. */
function commandsOf(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return text;
  const commands: string[] = [];
  /** The line before, where it is part of a command. */
  let command: string | undefined;
  for (const line of lines) {
    const isCommand = PROMPT.test(line);
    // The shell asks for the rest of a command by `> `; without that, a backslash tells that there is one.
    const isRest = command !== undefined && (command.endsWith('\\') || line.startsWith(CONTINUATION));
    command = isCommand || isRest ? withoutPrompt(line) : undefined;
    if (command !== undefined) commands.push(command);
  }
  return commands.join('\n');
}

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
