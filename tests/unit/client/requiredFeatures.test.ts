/** @jest-environment jsdom */
const ALL = {AbortController, IntersectionObserver: Object, matchMedia: () => undefined, ResizeObserver: Object};

const load = () =>
  jest.isolateModulesAsync(async () => {
    await import('../../../src/client/requiredFeatures');
  });

beforeEach(() => {
  Object.assign(window, ALL);
});

it('accepts a browser that has all features', async () => {
  await expect(load()).resolves.toBeUndefined();
});

it.each(Object.keys(ALL))('stops the script without %s', async (name) => {
  Reflect.deleteProperty(window, name);
  await expect(load()).rejects.toThrow(`This browser lacks ${name}, so the portal's scripts stop here.`);
});
