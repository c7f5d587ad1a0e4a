import {targetIndex} from '../../../../src/components/TopBar/useArrowKeys';

it.each([
  ['ArrowRight', 'horizontal', 0, 1],
  ['ArrowRight', 'horizontal', 2, undefined],
  ['ArrowLeft', 'horizontal', 1, 0],
  ['ArrowLeft', 'horizontal', 0, undefined],
  ['ArrowDown', 'horizontal', 0, undefined],
  ['ArrowDown', 'vertical', 0, 1],
  ['ArrowUp', 'vertical', 2, 1],
  ['ArrowRight', 'vertical', 0, undefined],
  ['Home', 'vertical', 2, 0],
  ['End', 'horizontal', 0, 2],
  ['a', 'horizontal', 0, undefined],
] as const)('%s in a %s list of three moves from %i to %s', (key, axis, index, expected) => {
  expect(targetIndex(key, axis, index, 3)).toBe(expected);
});
