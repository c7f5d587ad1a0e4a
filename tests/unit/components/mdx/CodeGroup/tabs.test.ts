import {scrollLeftFor, targetTab} from '../../../../../src/components/mdx/CodeGroup/tabs';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s moves from tab %i of 3 to %j', (key, index, target) => {
  expect(targetTab(key, index, 3)).toBe(target);
});

it.each([
  ['is in view', {left: 10, width: 50}, 0],
  ['starts before the view', {left: -20, width: 50}, -20],
  ['ends after the view', {left: 80, width: 50}, 30],
  ['is wider than the list', {left: 30, width: 150}, 30],
])('a tab that %s scrolls the list by the smallest distance', (_, tab, moved) => {
  expect(scrollLeftFor(tab, 100)).toBe(moved);
});
