/** @jest-environment jsdom */
import {forgetReload, mayReload} from '../../../src/hooks/reload';

beforeEach(() => {
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('allows one reload for an address', () => {
  expect(mayReload('/dms/client')).toBe(true);
  expect(mayReload('/dms/client')).toBe(false);
  expect(mayReload('/dms/messages')).toBe(true);
});

it('allows another once the page has loaded', () => {
  mayReload('/dms/client');
  forgetReload('/dms/client');
  expect(mayReload('/dms/client')).toBe(true);
});

it.each(['getItem', 'setItem'] as const)('allows none if %s throws: it would reload forever', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No access', 'SecurityError');
  });
  expect(mayReload('/dms/client')).toBe(false);
});
