import {scrollToOffset, scrollToNearest} from '../../../src/hooks/scrollTargets';

const box = {height: 600, scrollTop: 50};
const hidden = {height: 0, scrollTop: 0};

describe('scrollToOffset', () => {
  it.each([
    ['in view', {top: 0, bottom: 30}],
    ['at the bottom edge', {top: 570, bottom: 600}],
    ['that is cut off at the top', {top: -20, bottom: 10}],
  ])('an item %s stays where it is', (_, item) => {
    expect(scrollToOffset(item, box)).toBeUndefined();
  });

  it('an item below moves to 100 px below the top edge', () => {
    expect(scrollToOffset({top: 580, bottom: 610}, box)).toBe(50 + 580 - 100);
  });

  it('an item above does too, or the box scrolls to its top', () => {
    expect(scrollToOffset({top: -200, bottom: -170}, {height: 600, scrollTop: 500})).toBe(500 - 200 - 100);
    expect(scrollToOffset({top: -50, bottom: -20}, box)).toBe(0);
  });

  it('a box that is not shown stays', () => {
    expect(scrollToOffset({top: 580, bottom: 610}, hidden)).toBeUndefined();
  });
});

describe('scrollToNearest', () => {
  it('an item in view with space around it stays where it is', () => {
    expect(scrollToNearest({top: 48, bottom: 552}, box)).toBeUndefined();
  });

  it('an item below or above scrolls the shortest distance into view, with space around it', () => {
    expect(scrollToNearest({top: 600, bottom: 630}, box)).toBe(50 + 78);
    expect(scrollToNearest({top: 20, bottom: 50}, box)).toBe(50 - 28);
    expect(scrollToNearest({top: -200, bottom: -170}, box)).toBe(0);
  });

  it('a box that is not shown stays', () => {
    expect(scrollToNearest({top: 580, bottom: 610}, hidden)).toBeUndefined();
  });
});
