/** Tests the portal in browsers that have no storage, lack features, or have extensions that change pages. */
import type {Page} from '@playwright/test';
import {
  expect,
  expectPage,
  expectPlainPage,
  focusLink,
  FROM,
  heading,
  linkTo,
  open,
  OTHER,
  scrollTop,
  settle,
  tagOf,
  test,
  TO,
  type FaultRow,
} from '../support/faultTest';
import {searchFor} from '../support/searchDialog';

interface BrowserRow extends FaultRow {
  /** A function that runs before the page's scripts, or an entry to write to `localStorage`. */
  change: (() => void) | {key: string; value: string};
}

/** Expects that the theme, search, links and Back work on the page. */
async function expectEverythingWorks(page: Page): Promise<void> {
  await expectPage(page, FROM);
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page.getByRole('button', {name: /theme/i}).first().click();
  await expect(root).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
  const {options, root: dialog} = await searchFor(page, 'messages');
  await expect(options).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const place = await focusLink(page, TO.route);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expectPage(page, TO);
  await expect(root).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
  await page.goBack();
  await expectPage(page, FROM);
  await expect.poll(() => scrollTop(page)).toBe(place);
}

const STORAGE: BrowserRow[] = [
  {
    done: 'local storage throws',
    change: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('No access', 'SecurityError');
        },
      }),
  },
  {
    done: 'both storages throw',
    change: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('No access', 'SecurityError');
          },
        });
      }
    },
    isTelling: true,
  },
  {
    done: 'reading and writing throws',
    change: () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('No access', 'SecurityError');
        };
      }
    },
  },
  {done: 'there is no local storage', change: () => Object.defineProperty(window, 'localStorage', {value: null})},
  {
    done: 'storage is full',
    change: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    },
  },
  ...(
    [
      ['vocs.theme', '{"theme":"dark"}'],
      ['filterText', '<img src=x onerror=alert(1)>\u0000'],
      ['showDetailView', '{"not a flag":'],
      ['codeGroups', '{'],
      ['codeGroups', 'null'],
      ['codeGroups', '["sdk"]'],
      ['codeGroups', '{"sdk": 1, "npm yarn": {"a": "b"}}'],
      ['codeGroups', '{"sdk": "cobol", "x": "y", "npm yarn": "\\"]{}*{display:none}"}'],
      ['banner', '"]{}*{display:none}'],
    ] as const
  ).map(([key, value]) => ({done: `storage has ${key}: ${value}`, change: {key, value}})),
];

test.describe('storage', () => {
  // Docusaurus reports that storage can't be used.
  test.use({expectedErrors: [/Docusaurus storage error/]});

  for (const row of STORAGE) {
    test(`${row.done}: everything works`, tagOf(row), async ({page, host}) => {
      const {change} = row;
      if (typeof change === 'function') await page.addInitScript(change);
      else await page.addInitScript(({key, value}) => localStorage.setItem(key, value), change);
      await open(page, host.address + FROM.route);
      await expectEverythingWorks(page);
    });
  }

  for (const value of ['{', 'null', '[["x",-1]]', '{"a":1}', `[["${'x'.repeat(100_000)}",1]]`]) {
    test(`stored scroll places are ${value.slice(0, 20)}: pages start at the top, and Back finds its place`, async ({
      page,
      host,
    }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('scrollPositions') === null) sessionStorage.setItem('scrollPositions', text);
      }, value);
      await open(page, host.address + FROM.route);
      expect(await scrollTop(page)).toBe(0);
      await expectEverythingWorks(page);
    });
  }
});

test.describe('a feature is missing', () => {
  test.use({expectedErrors: [/This browser lacks|matchMedia is not a function/]});

  for (const name of ['AbortController', 'IntersectionObserver', 'matchMedia', 'ResizeObserver']) {
    test(
      `${name}: the server's page, whose links work`,
      tagOf({isTelling: name === 'ResizeObserver'}),
      async ({page, host}) => {
        await page.addInitScript((missing) => Reflect.deleteProperty(window, missing), name);
        await page.goto(host.address + FROM.route);
        await settle(page);
        await expectPlainPage(page, FROM);
        await linkTo(page, TO.route).click();
        await expectPlainPage(page, TO);
      },
    );
  }

  for (const name of [
    'requestIdleCallback',
    'visualViewport',
    'ClipboardItem',
    'caches',
    'CSSStyleSheet',
    'PerformanceObserver',
  ]) {
    test(`${name}: everything works`, async ({page, host}) => {
      await page.addInitScript((missing) => Reflect.deleteProperty(window, missing), name);
      await open(page, host.address + FROM.route);
      await expectEverythingWorks(page);
    });
  }
});

/** Returns a script that runs `change` as soon as an element matches `selector`, before the page's scripts run. */
const onceParsed = (selector: string, change: string): string => `
  new MutationObserver((_, observer) => {
    const element = document.querySelector(${JSON.stringify(selector)});
    if (!element) return;
    observer.disconnect();
    ((element) => {${change}})(element);
  }).observe(document, {childList: true, subtree: true});`;

const EXTENSIONS: [done: string, selector: string, change: string][] = [
  ['adds attributes to the body', 'body', 'element.setAttribute("data-gr-ext-installed", "")'],
  [
    'adds attributes to the root element',
    'html',
    'element.setAttribute("data-darkreader", "dynamic"); element.classList.add("ext")',
  ],
  ['adds an element at the beginning of the body', 'body > *', 'element.before(document.createElement("ext-bar"))'],
  ['adds an element at the end of the body', '#__docusaurus', 'element.after(document.createElement("ext-bar"))'],
  ['adds an element to the app', '#__docusaurus > *', 'element.before(document.createElement("ext-bar"))'],
  [
    'wraps text of the article',
    'article p',
    'const font = document.createElement("font"); font.append(...element.childNodes); element.append(font)',
  ],
  ['replaces text of the article', 'article p', 'element.textContent = "Another text."'],
  ['removes a paragraph', 'article p', 'element.remove()'],
  [
    'adds attributes to buttons',
    'button',
    'for (const button of document.querySelectorAll("button")) button.setAttribute("data-ext", "1")',
  ],
];

test.describe('an extension', () => {
  // Preact reports elements that it has to create again.
  test.use({expectedErrors: [/Hydration: the HTML lacks/]});

  for (const [done, selector, change] of EXTENSIONS) {
    test(
      `${done} before the page starts: everything works`,
      tagOf({isTelling: done.startsWith('wraps')}),
      async ({page, host}) => {
        await page.addInitScript(onceParsed(selector, change));
        await open(page, host.address + FROM.route);
        expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(1000);
        await expectEverythingWorks(page);
      },
    );
  }
});

test('the browser translates the page: everything works', {tag: '@telling'}, async ({page, host}) => {
  await open(page, host.address + FROM.route);
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({data}) => data.trim())) {
      const font = document.createElement('span');
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  });
  await linkTo(page, TO.route).click();
  await expectPage(page, TO);
  await page.goBack();
  await expectPage(page, FROM);
});

test('another window and another script send events that they should not: nothing breaks, and nothing loops', async ({
  page,
  host,
}) => {
  await open(page, host.address + FROM.route);
  await page.evaluate(() => {
    window.postMessage({type: 'reload'}, '*');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 1, idx: 'x'}}));
    window.dispatchEvent(new StorageEvent('storage', {key: 'vocs.theme', newValue: '{'}));
    window.dispatchEvent(new StorageEvent('storage', {key: 'codeGroups', newValue: '"x'}));
    window.dispatchEvent(new Event('hashchange'));
    window.dispatchEvent(new Event('pageshow'));
  });
  await settle(page);
  expect(host.documents).toEqual([FROM.route]);
  await expectEverythingWorks(page);
});

test('six quick clicks, back, back and forward: address, title and heading agree', async ({page, host}) => {
  await open(page, host.address + FROM.route);
  await page.evaluate(
    async (routes) => {
      for (const route of routes) {
        // Click the last link, because the sidebar's "Back" link above it can lead to the same page.
        const links = document.querySelectorAll<HTMLAnchorElement>(`[aria-label="Sidebar"] a[href$="${route}"]`);
        links.item(links.length - 1).click();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      history.back();
      history.back();
      history.forward();
    },
    [OTHER.route, TO.route, OTHER.route, TO.route, OTHER.route, TO.route],
  );
  await settle(page);
  // The pages load one after another, and the heading changes after the address. So retry until the two agree.
  const pages = [FROM, TO, OTHER];
  const shown = () => pages.find((each) => new URL(page.url()).pathname.endsWith(each.route))!;
  await expect(async () => expectPage(page, shown())).toPass();
  const last = shown();
  await page.reload();
  await expectPage(page, last);
});

test('the page reloads while the next one loads: the page of the address', async ({page, host}) => {
  await open(page, host.address + FROM.route);
  // oxlint-disable-next-line typescript/no-deprecated -- only future versions of Playwright don't wait
  await linkTo(page, TO.route).click({noWaitAfter: true});
  await page.reload();
  await expect(heading(page)).toContainText(new URL(page.url()).pathname.endsWith(TO.route) ? TO.title : FROM.title);
});
