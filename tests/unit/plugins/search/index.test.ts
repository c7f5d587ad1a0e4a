import {assertComplete} from '../../../../src/plugins/search';

it('stops the build when a heading of a page is missing in the index, with its address', () => {
  const page: Parameters<typeof assertComplete>[0] = ['dms/client', '1a', [1, 'Client'], [2, 'Keys']];
  expect(() => assertComplete(page, ['keys'])).not.toThrow();
  expect(() => assertComplete(page, ['keys', 'other'])).toThrow(/lacks sections .*: \/dms\/client#other$/);
});
