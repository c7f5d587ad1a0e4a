import type {Nodes} from 'mdast';

/** A part of a page that isn't valid in the dialect. */
export class DialectError extends Error {
  /**
   * @param message - the problem, and what to write instead
   * @param place - the position of the invalid node or line
   */
  constructor(
    message: string,
    readonly place: Nodes['position'],
  ) {
    super(message);
    this.name = 'DialectError';
  }
}
