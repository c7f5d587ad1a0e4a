/** @jest-environment jsdom */
import {sendPreloadError, setDefaultAction, toError} from '../../../src/client/preloadError';

it('sends the error, and returns whether a listener handled it', () => {
  const error = new Error('chunk 7 is missing');
  const seen: unknown[] = [];
  const record = (event: CustomEvent<Error>) => seen.push(event.detail);
  const handle = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener('preload-error', record);
  expect(sendPreloadError(error)).toBe(false);
  window.addEventListener('preload-error', handle);
  expect(sendPreloadError(error)).toBe(true);
  expect(seen).toEqual([error, error]);
  window.removeEventListener('preload-error', record);
  window.removeEventListener('preload-error', handle);
});

it('does what the portal does by default, unless a listener handles the error', () => {
  const action = jest.fn(() => true);
  setDefaultAction(action);
  const handle = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener('preload-error', handle);
  expect(sendPreloadError(new Error('7'))).toBe(true);
  expect(action).not.toHaveBeenCalled();
  window.removeEventListener('preload-error', handle);
  expect(sendPreloadError(new Error('7'))).toBe(true);
  expect(action).toHaveBeenCalledTimes(1);
});

it('converts any value to an error', () => {
  const error = new TypeError('no');
  expect(toError(error)).toBe(error);
  expect(toError('no')).toEqual(new Error('no'));
  expect(toError(undefined)).toEqual(new Error('undefined'));
});
