import logger from '@docusaurus/logger';
import {InvalidValueError} from '../../config/problems';

/** Stops the build with a message, without the stack that Docusaurus would print. */
export function stopBuild(message: string): never {
  logger.error(`The build has stopped.\n${message}`);
  process.exit(1);
}

/** Runs a check, and stops the build with its message if it finds a wrong value. */
export function stopIfInvalid(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof InvalidValueError) stopBuild(error.message);
    throw error;
  }
}
