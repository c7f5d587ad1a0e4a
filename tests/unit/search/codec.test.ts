import fc from 'fast-check';
import {readNumbers, readTerms, writeNumbers, writeTerms} from '../../../src/search/codec';
import {codePoint} from '../../support/characters';

it('reads the numbers that it wrote, in text without escapes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const text = writeNumbers(numbers);
      expect(readNumbers(text)).toEqual(numbers);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      expect(text).not.toContain(' ');
    }),
  );
});

it('writes small numbers in one character, and those of a large portal in two', () => {
  expect(writeNumbers([0, 79])).toHaveLength(2);
  expect(writeNumbers([80, 959])).toHaveLength(4);
});

it('reads the terms that it wrote', () => {
  const term = fc.string({minLength: 1, unit: codePoint}).map((text) => text.replaceAll(' ', '') || 'a');
  fc.assert(
    fc.property(fc.uniqueArray(term), (terms) => {
      const sorted = terms.sort().map((one, at) => ({term: one, isName: at % 3 === 0}));
      expect(readTerms(writeTerms(sorted))).toEqual(sorted);
    }),
  );
});

it('writes what a term shares with the one before it as a number', () => {
  const terms = ['message', 'messageid', 'messages'].map((term) => ({term, isName: term === 'messageid'}));
  expect(writeTerms(terms)).toMatch(/^.message .id .s$/);
});
