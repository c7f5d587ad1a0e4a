/** Stops a build with a message for writers, and without stacks. */
import logger from '@docusaurus/logger';

/** Stops the build with a message, without the stack that Docusaurus would print. */
export function stopBuild(message: string): never {
  logger.error(`The build has stopped.\n${message}`);
  process.exit(1);
}

/**
 * Stops the build at an error that `describe` has messages for. Docusaurus prints such an error with the stacks of all
 * its causes, and has no hook for it, so this wraps the logger's function that prints it.
 *
 * @param describe - returns the messages for what would be printed; empty for other errors
 */
export function stopAtFailures(describe: (report: string) => string[]): void {
  const {error} = logger;
  logger.error = (message: unknown, ...values: unknown[]) => {
    const described = typeof message === 'string' ? describe(message) : [];
    if (described.length > 0) stopBuild(described.join('\n'));
    Reflect.apply(error, undefined, [message, ...values]);
  };
}
