/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {flagOf, useStoredFlag} from '../../../../src/components/Search/useStoredFlag';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each<[string | undefined, boolean, boolean]>([
  ['true', false, true],
  ['false', true, false],
  [undefined, true, true],
  ['', true, true],
  ['{"a":', false, false],
  ['TRUE', false, false],
])('reads %j, else %j, as %j', (value, byDefault, flag) => {
  expect(flagOf(value, byDefault)).toBe(flag);
});

it('keeps the choice for the next visit', () => {
  const {result} = renderHook(() => useStoredFlag('flag', true));
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(renderHook(() => useStoredFlag('flag', true)).result.current[0]).toBe(false);
});

it('keeps the choice for this visit if storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const {result} = renderHook(() => useStoredFlag('flag', true));
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});
