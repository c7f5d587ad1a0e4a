/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.example.org/"}
 */

/** Loads the client module at an address, and returns the address afterwards. */
async function openAt(address: string): Promise<string> {
  window.history.replaceState({key: 'kept'}, '', window.location.origin + address);
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/client/canonicalAddress');
  });
  return window.location.href.slice(window.location.origin.length);
}

it.each([
  ['/dms/client.html?sdk=kotlin#part', '/dms/client?sdk=kotlin#part'],
  ['/dms/client/', '/dms/client'],
  ['/dms/client/index.html', '/dms/client'],
  ['/dms/client', '/dms/client'],
  ['/', '/'],
])('%s becomes %s', async (address, canonical) => {
  expect(await openAt(address)).toBe(canonical);
  expect(window.history.state).toEqual({key: 'kept'});
});

it('stays at its host, whatever the path', async () => {
  // The browser would read `//example.org` as another host and throw, and the page wouldn't start.
  expect(await openAt('//example.org/page.html')).toBe('/example.org/page');
  expect(await openAt('//dms/client/')).toBe('/dms/client');
});
