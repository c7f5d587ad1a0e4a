import fc from 'fast-check';
import {distance} from 'fastest-levenshtein';
import {similarTerms} from '../../../src/search/similar';

it('finds exactly the terms within the distance, as a comparison with each would', () => {
  const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8});
  fc.assert(
    fc.property(fc.uniqueArray(word, {maxLength: 40}), word, fc.integer({min: 0, max: 3}), (words, typed, most) => {
      const terms = words.sort().map((term) => ({term, isName: false}));
      const expected = words.map((term) => ({term, edits: distance(term, typed)})).filter(({edits}) => edits <= most);
      expect(similarTerms(terms, typed, most)).toEqual(expected);
    }),
    {numRuns: 2_000},
  );
});
