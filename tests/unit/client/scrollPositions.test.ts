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
  const {pathname, search, hash} = window.location;
  const previousLocation = {pathname, search, hash};
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
  delete document.documentElement.dataset.used;
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

it('keeps the positions that later documents of the tab have stored meanwhile', async () => {
  await load();
  window.dispatchEvent(new Event('pagehide'));
  window.history.pushState({key: 'later'}, '', '/later');
  await load();
  scrollBy(900);
  window.dispatchEvent(new Event('pagehide'));
  const stored = window.sessionStorage.getItem('scrollPositions')!;
  window.sessionStorage.clear();
  window.history.pushState({key: 'first'}, '', '/first');
  const first = await load();
  window.dispatchEvent(new Event('pagehide'));
  // The first document was in the page cache while the later one stored its position.
  window.sessionStorage.setItem('scrollPositions', stored);
  window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  await go(first, push('/later'), 'PUSH');
  expect(window.sessionStorage.getItem('scrollPositions')).toContain('900');
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

describe('an anchor in closed details', () => {
  const scrolled = jest.fn();
  const opened = () => [...document.querySelectorAll('details')].map(({open}) => open);

  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
    document.body.innerHTML = `
      <details id="outer"><details><p id="inside part"></p></details></details>
      <details><p id="other"></p></details>`;
  });

  it('shows, and the page scrolls to it, when the URL points to it', async () => {
    window.history.pushState({key: 'new'}, '', '/page#inside%20part');
    await load();
    expect(opened()).toEqual([true, true, false]);
    expect(scrolled).toHaveBeenCalledTimes(1);
    window.location.hash = '#other';
    window.dispatchEvent(new Event('hashchange'));
    expect(opened()).toEqual([true, true, true]);
  });

  it('shows after a reload, but the page stays where the reader was', async () => {
    window.history.pushState({key: 'reloaded'}, '', '/page#other');
    await load();
    scrollBy(450);
    window.dispatchEvent(new Event('pagehide'));
    scrolled.mockClear();
    for (const details of document.querySelectorAll('details')) details.open = false;
    await load();
    expect(opened()).toEqual([false, false, true]);
    expect(scrolled).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({top: 450, behavior: 'instant'});
  });

  it('shows, and the page scrolls to it, even if the reader has used the page before the scripts came', async () => {
    document.documentElement.dataset.used = '';
    window.history.pushState({key: 'new'}, '', '/page#inside%20part');
    await load();
    expect(opened()).toEqual([true, true, false]);
    expect(scrolled).toHaveBeenCalledTimes(1);
    // In open details, the browser has scrolled to the anchor itself, and the reader has scrolled on.
    await load();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('stays closed if the hash has an invalid encoding', async () => {
    window.history.pushState(null, '', '/page#%E0%A4');
    await load();
    expect(opened()).toEqual([false, false, false]);
  });

  it('shows when the router goes there, but not when only the query changes', async () => {
    const module = await load();
    await go(module, push('/start#other'), 'PUSH');
    expect(opened()).toEqual([false, false, true]);
    document.querySelectorAll('details')[2]!.open = false;
    await go(module, push('/start?sdk=kotlin#other'), 'PUSH');
    expect(opened()).toEqual([false, false, false]);
  });
});
