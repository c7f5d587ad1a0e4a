/** Distinguishes commands from output in shell sessions. Pure, for the check of samples and the browser. */

/** The languages of code fences with shell commands. */
export const SHELLS: readonly string[] = ['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session'];

const PROMPT = /^\s*[$❯] /;
const CONTINUATION = '> ';

const withoutPrompt = (line: string): string =>
  line.startsWith(CONTINUATION) ? line.slice(CONTINUATION.length) : line.replace(PROMPT, '');

/**
 * Returns what the user of a session types on each line, without the prompt; undefined for a line of output. If no
 * line has a prompt, all lines are commands.
 *
 * @param text - the code of a block in one of {@link SHELLS}
 */
export function typedLines(text: string): (string | undefined)[] {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return lines;
  /** The previous line, if it is part of a command. */
  let command: string | undefined;
  return lines.map((line) => {
    // A command continues after a backslash, or on a line with the shell's continuation prompt, `> `.
    const continues = command !== undefined && (command.endsWith('\\') || line.startsWith(CONTINUATION));
    command = PROMPT.test(line) || continues ? withoutPrompt(line) : undefined;
    return command;
  });
}
