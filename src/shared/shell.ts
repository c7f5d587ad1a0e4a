/** Sessions of a shell: which lines are commands, and which were printed. Pure, for the check of samples and the browser. */

/** What stands behind the backticks of a fence with a shell's commands. */
export const SHELLS: readonly string[] = ['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session'];

const PROMPT = /^\s*[$❯] /;
const CONTINUATION = '> ';

const withoutPrompt = (line: string): string =>
  line.startsWith(CONTINUATION) ? line.slice(CONTINUATION.length) : line.replace(PROMPT, '');

/**
 * The lines of a session, each as it is typed; undefined for what was printed. Without a prompt all lines are typed.
 *
 * @param text - of a block of code in one of {@link SHELLS}
 */
export function typedLines(text: string): (string | undefined)[] {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return lines;
  /** The line before, where it is part of a command. */
  let command: string | undefined;
  return lines.map((line) => {
    // The shell asks for the rest of a command by `> `; without that, a backslash tells that there is one.
    const isRest = command !== undefined && (command.endsWith('\\') || line.startsWith(CONTINUATION));
    command = PROMPT.test(line) || isRest ? withoutPrompt(line) : undefined;
    return command;
  });
}
