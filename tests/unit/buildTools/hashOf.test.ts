import {hashOf} from '../../../src/buildTools/hashOf';

/** The hash of `abc` (FIPS 180-4, examples). */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('returns the SHA-256 hash of a text or of bytes', () => {
  expect(hashOf('abc')).toBe(ABC);
  expect(hashOf(Buffer.from('abc'))).toBe(ABC);
});

it('returns only the first digits', () => {
  expect(hashOf('abc', 8)).toBe('ba7816bf');
});
