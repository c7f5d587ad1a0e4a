import type {Nodes} from 'mdast';

/** Says that a page is not written as the dialect asks for, and which node is at fault. */
export class DialectError extends Error {
  /**
   * @param message - what is wrong, and what to write instead
   * @param place - the node at fault, or the line where it stands
   */
  constructor(
    message: string,
    readonly place: Nodes['position'],
  ) {
    super(message);
    this.name = 'DialectError';
  }
}
