/** What the scripts behind npm commands share: their options, and how they report errors. */
import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * Runs a command. If it throws an error with a message for the user, prints only the message. Other errors, such as a
 * `TypeError`, are faults in the code, so they're printed with their stacks. In both cases, the exit code is 1.
 */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Returns the options in the command line.
 *
 * @param help - what to write instead of a wrong argument; by default, the list of options
 * @throws Error if an argument isn't one of the options
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  help = listOf(options),
) {
  try {
    return parseArgs({args: process.argv.slice(2), options}).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${help}`);
  }
}

function listOf(options: NonNullable<ParseArgsConfig['options']>): string {
  const names = Object.entries(options).map(([name, {type}]) => (type === 'string' ? `--${name}=…` : `--${name}`));
  return names.length > 0 ? `Options: ${names.join(', ')}` : 'There are no options.';
}
