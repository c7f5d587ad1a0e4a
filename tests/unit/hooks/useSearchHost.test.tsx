/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {registeredSearch} from '../../../src/hooks/searchRegistry';
import {useSearchHost} from '../../../src/hooks/useSearchHost';
import {deferred, type Deferred} from '../../support/deferred';

/** Lets tasks and promises that wait have their turn. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

let loads: Deferred<string>[];
const load = () => {
  const loading = deferred<string>();
  loads.push(loading);
  return loading.promise;
};
const prepare = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  loads = [];
  prepare.mockReset();
  document.body.innerHTML = '<main id="content" tabindex="-1"></main><button>Before</button>';
});

afterEach(() => {
  jest.useRealTimers();
});

function start() {
  const {result, unmount} = renderHook(() => useSearchHost(load, prepare));
  return {
    result,
    unmount,
    open: async () => {
      act(() => registeredSearch()!.open());
      await settle();
    },
  };
}

it('loads nothing before it is asked to', () => {
  const {result} = start();
  expect(loads).toHaveLength(0);
  registeredSearch()!.prepare();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(result.current.isOpen).toBe(false);
});

it('opens at once, and has its parts when they are there', async () => {
  const {result, open} = start();
  await open();
  expect(result.current).toMatchObject({isOpen: true, parts: undefined, hasFailed: false});
  loads[0]!.resolve('the parts');
  await settle();
  expect(result.current.parts).toBe('the parts');
  act(() => result.current.close());
  await open();
  expect(loads).toHaveLength(1);
});

it('toggles', () => {
  const {result} = start();
  act(() => registeredSearch()!.toggle());
  expect(result.current.isOpen).toBe(true);
  act(() => registeredSearch()!.toggle());
  expect(result.current.isOpen).toBe(false);
});

it('tells that loading failed, and tries again at the next opening', async () => {
  const {result, open} = start();
  await open();
  loads[0]!.reject(new Error('offline'));
  await settle();
  expect(result.current).toMatchObject({isOpen: true, hasFailed: true});
  act(() => result.current.close());
  await open();
  expect(result.current.hasFailed).toBe(false);
  loads[1]!.resolve('the parts');
  await settle();
  expect(result.current.parts).toBe('the parts');
});

it('leaves the focus where the dialog puts it, unless its reader goes to a page', async () => {
  const {result, open} = start();
  document.querySelector('button')!.focus();
  await open();
  act(() => result.current.close());
  expect(document.activeElement?.textContent).toBe('Before');
  await open();
  act(() => result.current.leave());
  expect(document.activeElement?.id).toBe('content');
});

it('is no longer there when it has gone', () => {
  const {unmount} = start();
  unmount();
  expect(registeredSearch()).toBeUndefined();
});
