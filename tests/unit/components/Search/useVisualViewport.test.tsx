/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {freeStretch, useVisualViewport} from '../../../../src/components/Search/useVisualViewport';

const WHOLE = {height: 844, offsetTop: 0, scale: 1};

it.each([
  [WHOLE, {start: 0, size: 844}],
  [
    {height: 508, offsetTop: 40, scale: 1},
    {start: 40, size: 508},
  ],
  // Safari can scroll past the top for a moment.
  [
    {height: 508, offsetTop: -12, scale: 1},
    {start: 0, size: 508},
  ],
  [{height: 422, offsetTop: 100, scale: 2}, undefined],
])('of %j, %j is free', (viewport, stretch) => {
  expect(freeStretch(viewport)).toEqual(stretch);
});

it('follows the on-screen keyboard, but not zooming, and nothing after it unmounts', () => {
  const viewport = Object.assign(new EventTarget(), WHOLE);
  Object.defineProperty(window, 'visualViewport', {value: viewport, configurable: true});
  const element = document.createElement('div');
  const size = () => element.style.getPropertyValue('--viewport-size');
  const resize = (height: number, scale: number) => {
    Object.assign(viewport, {height, scale}).dispatchEvent(new Event('resize'));
  };
  const {unmount} = renderHook(() => useVisualViewport({current: element}));
  expect(size()).toBe('844px');
  resize(508, 1);
  expect(size()).toBe('508px');
  resize(254, 2);
  expect(size()).toBe('508px');
  unmount();
  resize(844, 1);
  expect(size()).toBe('508px');
});
