/** @jest-environment jsdom */
import {sendPreloadError, toError} from '../../../src/client/preloadError';

it('sends the error, and tells whether a listener took care of it', () => {
  const error = new Error('chunk 7 is missing');
  const seen: unknown[] = [];
  const look = (event: CustomEvent<Error>) => seen.push(event.detail);
  const care = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener('preload-error', look);
  expect(sendPreloadError(error)).toBe(false);
  window.addEventListener('preload-error', care);
  expect(sendPreloadError(error)).toBe(true);
  expect(seen).toEqual([error, error]);
  window.removeEventListener('preload-error', look);
  window.removeEventListener('preload-error', care);
});

it('makes an error of anything', () => {
  const error = new TypeError('no');
  expect(toError(error)).toBe(error);
  expect(toError('no')).toEqual(new Error('no'));
  expect(toError(undefined)).toEqual(new Error('undefined'));
});
