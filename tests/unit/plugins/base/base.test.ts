/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.example.org/portal/dms/client"}
 */
import {baseAddress, removeForeignBaseScript} from '../../../../src/plugins/base';

const URL_OF_SITE = 'https://docs.example.org';
const BASE = 'https://docs.example.org/portal/';

it('is in the HTML in production, if the settings name it', () => {
  expect(baseAddress({url: URL_OF_SITE, baseUrl: BASE}, true)).toBe(BASE);
  expect(baseAddress({url: URL_OF_SITE, baseUrl: BASE}, false)).toBeUndefined();
  expect(baseAddress({url: URL_OF_SITE}, true)).toBeUndefined();
});

it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'http://docs.localhost'])(
  'is left out on localhost: %s',
  (local) => {
    expect(baseAddress({url: local, baseUrl: BASE}, true)).toBeUndefined();
    expect(baseAddress({url: URL_OF_SITE, baseUrl: local}, true)).toBeUndefined();
  },
);

it("isn't removed for names that only look local", () => {
  expect(baseAddress({url: 'https://localhost.example.org', baseUrl: BASE}, true)).toBe(BASE);
});

it.each([
  [BASE, 1],
  ['https://other.example.org/', 0],
  ['http://docs.example.org/', 0],
])('the base %s is kept %i times at its own origin', (href, left) => {
  document.head.innerHTML = `<base href="${href}">`;
  // As in the browser: only the source of the function, without its module.
  window.eval(removeForeignBaseScript());
  expect(document.querySelectorAll('base')).toHaveLength(left);
});

it('does nothing without a base', () => {
  document.head.innerHTML = '';
  expect(() => {
    window.eval(removeForeignBaseScript());
  }).not.toThrow();
});
