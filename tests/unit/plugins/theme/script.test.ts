/** @jest-environment jsdom */
import {themeScript, type PrepareOptions} from '../../../../src/plugins/theme/script';

const root = document.documentElement;
const OPTIONS = {themeKey: 'vocs.theme', bannerKey: 'banner'};

let navigation = 'navigate';
/** Whether the browser supports `overflow-anchor`, which keeps visible text in place while the layout changes. */
let keepsPlace = true;

/** Runs the script's source in the document. */
function run(options: Partial<PrepareOptions> = {}, system: 'light' | 'dark' = 'light'): void {
  performance.getEntriesByType = () => [{type: navigation} as unknown as PerformanceEntry];
  globalThis.CSS = {supports: () => keepsPlace} as unknown as typeof CSS;
  window.matchMedia = ((query: string) => ({matches: query.includes(system)})) as typeof window.matchMedia;
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(themeScript({...OPTIONS, ...options})) as () => void)();
}

const state = () => ({
  theme: root.getAttribute('data-theme'),
  choice: root.getAttribute('data-theme-choice'),
  dark: root.classList.contains('dark'),
});

beforeEach(() => {
  localStorage.clear();
  root.className = '';
  for (const name of ['data-theme', 'data-theme-choice', 'data-banner', 'data-late-layout', 'data-used'])
    root.removeAttribute(name);
  navigation = 'navigate';
  keepsPlace = true;
  location.hash = '';
  root.dataset.hasHydrated = 'false';
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['light', 'light', {theme: 'light', choice: 'light', dark: false}],
  ['light', 'dark', {theme: 'light', choice: 'light', dark: false}],
  ['dark', 'light', {theme: 'dark', choice: 'dark', dark: true}],
  ['sepia', 'dark', {theme: 'dark', choice: 'system', dark: true}],
  ['', 'light', {theme: 'light', choice: 'system', dark: false}],
  ['', 'dark', {theme: 'dark', choice: 'system', dark: true}],
  ['sepia', 'light', {theme: 'light', choice: 'system', dark: false}],
  ['null', 'light', {theme: 'light', choice: 'system', dark: false}],
  ['null', 'dark', {theme: 'dark', choice: 'system', dark: true}],
  ['{"theme":"dark"}', 'light', {theme: 'light', choice: 'system', dark: false}],
  ['{"theme":"light"}', 'dark', {theme: 'dark', choice: 'system', dark: true}],
  [null, 'dark', {theme: 'dark', choice: 'system', dark: true}],
  [null, 'light', {theme: 'light', choice: 'system', dark: false}],
] as const)('with %j stored and a %s system', (stored, system, expected) => {
  if (stored !== null) localStorage.setItem('vocs.theme', stored);
  run({}, system);
  expect(state()).toEqual(expected);
});

it("sets the color of the browser's interface by theme, but keeps a color for both themes", async () => {
  document.head.innerHTML =
    '<meta media="x" data-color-scheme="light"><meta media="x" data-color-scheme="dark"><meta media="x">';
  const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  localStorage.setItem('vocs.theme', 'dark');
  run();
  expect(media()).toEqual(['not all', 'all', 'x']);
  root.setAttribute('data-theme', 'light');
  await Promise.resolve();
  expect(media()).toEqual(['all', 'not all', 'x']);
});

it('corrects the theme that Docusaurus set from its own key', () => {
  root.setAttribute('data-theme', 'dark');
  root.setAttribute('data-theme-choice', 'dark');
  run();
  expect(state()).toEqual({theme: 'light', choice: 'system', dark: false});
});

it('prefers a fixed theme to the stored one', () => {
  localStorage.setItem('vocs.theme', 'light');
  run({colorScheme: 'dark'}, 'light');
  expect(state()).toEqual({theme: 'dark', choice: 'dark', dark: true});
});

it('follows the system if storage throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => run({bannerId: 'b'}, 'dark')).not.toThrow();
  expect(state()).toEqual({theme: 'dark', choice: 'system', dark: true});
  expect(root).not.toHaveProperty('dataset.banner');
});

it('keeps the class in step with data-theme, even if the class attribute is overwritten', async () => {
  run({}, 'dark');
  root.setAttribute('class', 'docs-wrapper');
  await Promise.resolve();
  expect(root.className).toBe('docs-wrapper dark');
  root.setAttribute('data-theme', 'light');
  await Promise.resolve();
  expect(root.className).toBe('docs-wrapper');
});

it.each([
  ['abc', 'abc', 'dismissed'],
  ['abc', 'old', null],
  ['abc', null, null],
  [undefined, 'abc', null],
])('with banner %j and %j dismissed, data-banner is %j', (bannerId, dismissed, attribute) => {
  if (dismissed !== null) localStorage.setItem('banner', dismissed);
  run({bannerId});
  expect(root.getAttribute('data-banner')).toBe(attribute);
});

it("can't be closed by a setting", () => {
  expect(themeScript({...OPTIONS, bannerId: '</script><script>alert(1)</script>'})).not.toContain('</script>');
});

describe('the text', () => {
  const isLate = () => {
    run();
    return root.hasAttribute('data-late-layout');
  };

  it("is laid out at once if it isn't the server's, as in development", () => {
    delete root.dataset.hasHydrated;
    expect(isLate()).toBe(false);
  });

  it('is laid out in parts on a new visit', () => expect(isLate()).toBe(true));

  it("is laid out at once if the browser doesn't keep the place of what is in view", () => {
    keepsPlace = false;
    expect(isLate()).toBe(false);
  });

  it.each(['reload', 'back_forward', 'prerender'])('is laid out at once after %s', (type) => {
    navigation = type;
    expect(isLate()).toBe(false);
  });

  it('is laid out at once for an anchor', () => {
    location.hash = '#a';
    expect(isLate()).toBe(false);
  });
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('marks the page as used at the first %s', (type) => {
  run();
  window.dispatchEvent(new Event('scroll'));
  expect(root.hasAttribute('data-used')).toBe(false);
  window.dispatchEvent(new Event(type));
  expect(root.hasAttribute('data-used')).toBe(true);
});

describe('before the scripts arrive, a shortcut of the search', () => {
  /** Presses a key. Returns whether the search button is marked, and whether the browser ignores the key. */
  function press(key: string, options: KeyboardEventInit = {}, on = '<p></p>') {
    document.body.innerHTML = `<button aria-keyshortcuts="/"></button>${on}`;
    root.setAttribute('data-has-hydrated', 'false');
    run();
    const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...options});
    document.body.lastElementChild!.dispatchEvent(event);
    const marked = document.querySelector('button')!.getAttribute('data-early-click') === '0';
    return {marked, prevented: event.defaultPrevented};
  }

  it.each([
    ['/', {}],
    ['/', {shiftKey: true}],
    ['k', {ctrlKey: true}],
    ['K', {metaKey: true}],
  ])('marks its button: %s %j', (key, options) => {
    expect(press(key, options)).toEqual({marked: true, prevented: true});
  });

  it.each([
    ['k', {}],
    ['k', {ctrlKey: true, metaKey: true}],
    ['k', {ctrlKey: true, shiftKey: true}],
    ['/', {ctrlKey: true}],
    ['/', {altKey: true}],
  ])('is not %s %j', (key, options) => {
    expect(press(key, options)).toEqual({marked: false, prevented: false});
  });

  it('can be typed into a text field', () => {
    expect(press('/', {}, '<textarea></textarea>')).toEqual({marked: false, prevented: false});
  });

  it('is left to the page once they have arrived', () => {
    press('a');
    root.removeAttribute('data-awaits-scripts');
    const event = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
