/** @jest-environment jsdom */
import {local, session} from '../../../src/hooks/storage';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['local', local, () => window.localStorage],
  ['session', session, () => window.sessionStorage],
])('%s writes, reads and removes values', (_, store, area) => {
  expect(store.read('key')).toBeUndefined();
  store.write('key', 'value');
  expect(area().getItem('key')).toBe('value');
  expect(store.read('key')).toBe('value');
  store.write('key', undefined);
  expect(area().getItem('key')).toBeNull();
});

it('stores and returns nothing if storage is full or forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
  }
  local.write('key', 'value');
  local.write('key', undefined);
  expect(local.read('key')).toBeUndefined();
});
