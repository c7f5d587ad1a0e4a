import {scrollDelta} from '../../../src/hooks/useScrolledIntoView';

const scroller = {start: 100, end: 500};

it('does not scroll to what is in view with its margin', () => {
  expect(scrollDelta({start: 150, end: 180}, scroller, 48)).toBe(0);
});

it('scrolls down to what lies below, up to what lies above', () => {
  expect(scrollDelta({start: 600, end: 630}, scroller, 48)).toBe(178);
  expect(scrollDelta({start: 20, end: 50}, scroller, 48)).toBe(-128);
});

it('keeps the margin at the edges', () => {
  expect(scrollDelta({start: 470, end: 500}, scroller, 48)).toBe(48);
  expect(scrollDelta({start: 100, end: 130}, scroller, 48)).toBe(-48);
});
