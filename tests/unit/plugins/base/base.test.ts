/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.example.org/portal/dms/client"}
 */
import {baseAddress, baseScript} from '../../../../src/plugins/base';

const URL_OF_SITE = 'https://docs.example.org';
const BASE = 'https://docs.example.org/portal/';

it('is for production, if the settings name it', () => {
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

it("isn't left out for names that only look local", () => {
  expect(baseAddress({url: 'https://localhost.example.org', baseUrl: BASE}, true)).toBe(BASE);
});

it.each([
  [BASE, [BASE]],
  ['https://other.example.org/', []],
  ['http://docs.example.org/', []],
])('the script for %s adds %j', (href, added) => {
  document.head.innerHTML = '<title>Docs</title>';
  // oxlint-disable-next-line no-eval -- runs only the function's source, without its module, as in the browser
  window.eval(baseScript(href));
  expect([...document.querySelectorAll('base')].map((base) => base.href)).toEqual(added);
});
