/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {openDelay, useHoverMenus, type HoverMenus} from '../../../../src/components/TopBar/useHoverMenus';

// SPEC §9: a menu opens after 200 ms of hovering, or at once if another menu was open in the last 300 ms. It closes
// 150 ms after the pointer leaves.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function render() {
  const {result, unmount} = renderHook(useHoverMenus);
  return {
    open: () => result.current.open,
    does: (action: (menus: HoverMenus) => void) => {
      act(() => action(result.current));
    },
    passes: (milliseconds: number) => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    },
    unmount,
  };
}

it.each([
  [false, Infinity, 200],
  [false, 300, 200],
  [false, 299, 0],
  [true, Infinity, 0],
])('with another menu open %s, closed for %d ms, the delay is %d ms', (anotherOpen, sinceClosed, expected) => {
  expect(openDelay(anotherOpen, sinceClosed)).toBe(expected);
});

it('opens 200 ms after the pointer has entered, not before', () => {
  const {open, does, passes} = render();
  does((menus) => menus.enter('a'));
  passes(199);
  expect(open()).toBeUndefined();
  passes(1);
  expect(open()).toBe('a');
});

it("doesn't open if the pointer leaves first", () => {
  const {open, does, passes} = render();
  does((menus) => menus.enter('a'));
  passes(100);
  does((menus) => menus.leave());
  passes(1000);
  expect(open()).toBeUndefined();
});

it('closes 150 ms after the pointer has left, not before', () => {
  const {open, does, passes} = render();
  does((menus) => menus.show('a'));
  does((menus) => menus.leave());
  passes(149);
  expect(open()).toBe('a');
  passes(1);
  expect(open()).toBeUndefined();
});

it('stays open if the pointer comes back in time', () => {
  const {open, does, passes} = render();
  does((menus) => menus.show('a'));
  does((menus) => menus.leave());
  passes(100);
  does((menus) => menus.enter('a'));
  passes(1000);
  expect(open()).toBe('a');
});

it('opens another menu at once while one is open, and up to 300 ms after', () => {
  const {open, does, passes} = render();
  does((menus) => menus.show('a'));
  does((menus) => menus.leave());
  does((menus) => menus.enter('b'));
  expect(open()).toBe('b');
  does((menus) => menus.close());
  passes(299);
  does((menus) => menus.enter('a'));
  expect(open()).toBe('a');
});

it('has the delay again 300 ms after the last menu was closed', () => {
  const {open, does, passes} = render();
  does((menus) => menus.show('a'));
  does((menus) => menus.close());
  passes(300);
  does((menus) => menus.enter('b'));
  expect(open()).toBeUndefined();
  passes(200);
  expect(open()).toBe('b');
});

it('opens at once on click, and stays open while the pointer rests there', () => {
  const {open, does, passes} = render();
  does((menus) => menus.enter('a'));
  does((menus) => menus.toggle('a'));
  expect(open()).toBe('a');
  passes(1000);
  expect(open()).toBe('a');
});

it('closes on a second click, and stays closed', () => {
  const {open, does, passes} = render();
  does((menus) => menus.toggle('a'));
  does((menus) => menus.toggle('a'));
  passes(1000);
  expect(open()).toBeUndefined();
});

it('clears its timer when it unmounts', () => {
  const {does, unmount} = render();
  does((menus) => menus.enter('a'));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
