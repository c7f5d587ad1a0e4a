import {openOutline} from '../../../src/search/outline';

it('derives the pages, the parents and the ends of sections from the levels of headings', () => {
  const outline = openOutline([1, 2, 4, 3, 2, 1, 2]);
  const ids = Array.from({length: outline.size}, (_, id) => id);
  expect(ids.map((id) => outline.isPage(id))).toEqual([true, false, false, false, false, true, false]);
  expect(ids.map((id) => outline.pageOf(id))).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(ids.map((id) => outline.parentOf(id))).toEqual([undefined, 0, 1, 1, 0, undefined, 5]);
  expect(ids.map((id) => outline.endOf(id))).toEqual([5, 4, 3, 4, 5, 7, 7]);
});
