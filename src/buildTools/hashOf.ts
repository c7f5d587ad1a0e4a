import {createHash} from 'node:crypto';

/**
 * Returns the SHA-256 hash of a text or of bytes, in hex.
 *
 * @param length - the number of digits to return, from the first; by default, all 64
 */
export const hashOf = (content: Uint8Array | string, length?: number): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);
