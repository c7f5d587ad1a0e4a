import {assertComplete, nameOfTexts} from '../../../../src/plugins/search';

it('stops the build when a heading of a page is missing in the index, with its address', () => {
  const page: Parameters<typeof assertComplete>[0] = ['dms/client', '1a', [1, 'Client'], [2, 'Keys']];
  expect(() => assertComplete(page, ['keys'])).not.toThrow();
  expect(() => assertComplete(page, ['keys', 'other'])).toThrow(
    /lacks sections .*: \/dms\/client#other\. Adapt src\/plugins\/search\/readPage\.ts\.$/,
  );
});

it('gives the texts of two pages different names, even if their hashes begin with the same 32 bits', () => {
  const names = ['["Page number 56435."]', '["Page number 111737."]'].map(nameOfTexts);
  expect(names).toEqual([expect.stringMatching(/^885d9fc5\w{4}$/), expect.stringMatching(/^885d9fc5\w{4}$/)]);
  expect(names[0]).not.toBe(names[1]);
});
