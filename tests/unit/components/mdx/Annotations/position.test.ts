import {nextName, popupPosition} from '../../../../../src/components/mdx/Annotations/position';

const WINDOW = {width: 320, height: 640};
const at = (left: number, top: number) => ({left, top, bottom: top + 20});

describe('popupPosition', () => {
  it.each([
    ['below the name', at(50, 100), {width: 100, height: 80}, {x: 50, y: 126}],
    ['above it if there is no room below', at(50, 600), {width: 100, height: 80}, {x: 50, y: 514}],
    ['below it if there is even less room above', at(50, 10), {width: 100, height: 620}, {x: 50, y: 14}],
    ['within the window at its end', at(300, 100), {width: 100, height: 80}, {x: 214, y: 126}],
    ['within the window at its start', at(-40, 100), {width: 100, height: 80}, {x: 6, y: 126}],
    ['at the start of the window if it is wider', at(50, 100), {width: 400, height: 80}, {x: 6, y: 126}],
    ['within the window even if the name is not', at(50, -200), {width: 100, height: 80}, {x: 50, y: 6}],
  ])('is %s', (_name, name, popup, place) => {
    expect(popupPosition(name, popup, WINDOW)).toEqual(place);
  });
});

describe('nextName', () => {
  // The boxes are the positions of six names:
  // a  b    c
  // d     e
  //    f
  const boxes = [at(0, 0), at(30, 0), at(80, 0), at(0, 40), at(60, 40), at(30, 80)];
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 3, 5],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 1, 1],
    ['Enter', 1, undefined],
    ['a', 1, undefined],
  ])('%s at %i goes to %s', (key, from, to) => {
    expect(nextName(key, from, boxes)).toBe(to);
  });
});
