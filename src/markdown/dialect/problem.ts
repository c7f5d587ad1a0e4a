import type {Nodes} from 'mdast';
import {closestSpelling} from '../../shared/closestSpelling';

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

/**
 * Checks the name of an attribute.
 *
 * @param owner - what has the attribute, for the message: `:::tip` or `<Card>`
 * @param known - the attributes that it supports
 * @throws DialectError with a suggestion, if the attribute isn't supported
 */
export function checkAttributeName(
  owner: string,
  name: string,
  known: readonly string[],
  place: DialectError['place'],
): void {
  if (known.includes(name)) return;
  const near = closestSpelling(name, known);
  const allowed = known.length > 0 ? `it supports only ${known.join(', ')}` : 'it supports none';
  throw new DialectError(
    `${owner} has no attribute "${name}": ${near === undefined ? allowed : `write "${near}"`}.`,
    place,
  );
}
