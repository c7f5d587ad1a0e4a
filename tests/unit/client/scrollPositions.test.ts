/** @jest-environment jsdom */
import type * as Module from '../../../src/client/scrollPositions';

const scrollTo = jest.fn();

/** Loads the client module again, like a new document at the current address and history entry. */
async function load(): Promise<typeof Module> {
  jest.resetModules();
  return import('../../../src/client/scrollPositions');
}

function scrollBy(top: number): void {
  Object.assign(window, {scrollY: top});
  window.dispatchEvent(new Event('scroll'));
}

/**
 * Navigates like the router: reports the start, shows the page at its top, then reports the end. The browser's scroll
 * event comes later.
 *
 * @param whileLoading - what the reader does before the page shows
 */
async function go(
  module: typeof Module,
  change: () => void,
  action: 'PUSH' | 'POP',
  whileLoading: () => void = () => undefined,
): Promise<void> {
  const {followHistory} = await import('../../../src/hooks/historyEntry');
  const previousLocation = {pathname: window.location.pathname};
  change();
  const update = {previousLocation, location: window.location};
  module.onRouteUpdate(update);
  followHistory(action);
  whileLoading();
  Object.assign(window, {scrollY: 0});
  module.onRouteDidUpdate(update);
  scrollBy(0);
}

const push = (address: string) => () => window.history.pushState({key: address}, '', address);

/** Goes back, waits for `popstate` (jsdom fires it asynchronously), and then navigates like the router. */
async function back(module: typeof Module): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, {once: true}));
  window.history.back();
  await arrived;
  await go(module, () => undefined, 'POP');
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, '', '/start');
  Object.assign(window, {scrollTo, scrollY: 0});
  window.history.scrollRestoration = 'auto';
  // Add `getEntriesByType`, which jsdom lacks.
  Object.assign(performance, {getEntriesByType: () => [{type: 'reload'}]});
  scrollTo.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('returns to where the reader was, and starts a new visit at the top', async () => {
  const module = await load();
  scrollBy(700);
  await go(module, push('/next'), 'PUSH');
  expect(scrollTo).not.toHaveBeenCalled();
  await back(module);
  expect(scrollTo).toHaveBeenCalledWith({top: 700, behavior: 'instant'});
});

it('returns to where the reader scrolled while the next page was loading', async () => {
  const module = await load();
  scrollBy(700);
  await go(module, push('/next'), 'PUSH', () => scrollBy(3000));
  await back(module);
  expect(scrollTo).toHaveBeenLastCalledWith({top: 3000, behavior: 'instant'});
});

it('remembers the position before a hash link, which has already scrolled the page', async () => {
  const module = await load();
  scrollBy(300);
  // The browser has scrolled, but the scroll event fires later.
  await go(
    module,
    () => {
      window.history.pushState(null, '', '/start#part');
      Object.assign(window, {scrollY: 2000});
    },
    'POP',
  );
  await back(module);
  expect(scrollTo).toHaveBeenLastCalledWith({top: 300, behavior: 'instant'});
});

it('returns to the same position after a reload', async () => {
  await load();
  scrollBy(450);
  window.dispatchEvent(new Event('pagehide'));
  Object.assign(window, {scrollY: 0});
  await load();
  expect(scrollTo).toHaveBeenCalledWith({top: 450, behavior: 'instant'});
});

it('starts at the top on a new visit to the same address', async () => {
  await load();
  scrollBy(450);
  window.dispatchEvent(new Event('pagehide'));
  window.history.pushState(null, '', '/start');
  await load();
  expect(scrollTo).not.toHaveBeenCalled();
});

it("turns off the browser's scroll restoration while the page is open", async () => {
  await load();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

it('works within the document if storage throws', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No access', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No access', 'SecurityError');
  });
  const module = await load();
  scrollBy(700);
  await go(module, push('/next'), 'PUSH');
  await back(module);
  expect(scrollTo).toHaveBeenCalledWith({top: 700, behavior: 'instant'});
});
