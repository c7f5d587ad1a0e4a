import {scrollTopFor} from '../../../src/hooks/sidebarScroll';

const box = {height: 600, scrollTop: 50};

it.each([
  ['in view', {top: 0, bottom: 30}],
  ['at the lower edge', {top: 570, bottom: 600}],
])('an item %s stays where it is', (_, item) => {
  expect(scrollTopFor(item, box)).toBeUndefined();
});

it('an item below comes to stand 100 px below the upper edge', () => {
  expect(scrollTopFor({top: 580, bottom: 610}, box)).toBe(50 + 580 - 100);
});

it('an item above does too, as far as there is anything above', () => {
  expect(scrollTopFor({top: -200, bottom: -170}, {height: 600, scrollTop: 500})).toBe(500 - 200 - 100);
  expect(scrollTopFor({top: -20, bottom: 10}, box)).toBe(0);
});

it('a box that is not shown stays', () => {
  expect(scrollTopFor({top: 580, bottom: 610}, {height: 0, scrollTop: 0})).toBeUndefined();
});
