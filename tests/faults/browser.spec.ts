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
import {searchButton, searchFor} from '../support/searchDialog';

interface BrowserRow extends FaultRow {
  /** A function that runs before the page's scripts, or the entries to write to `localStorage`. */
  change: (() => void) | Record<string, string>;
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
  {
    done: 'storage has values that no release has written',
    change: {
      'vocs.theme': '{"theme":"dark"}',
      filterText: '<img src=x onerror=alert(1)>\u0000',
      showDetailView: '{"not a flag":',
      codeGroups: '{',
      banner: '"]{}*{display:none}',
    },
  },
  {
    done: 'storage has tabs that no page has',
    change: {codeGroups: '{"sdk": "cobol", "x": "y", "npm yarn": "\\"]{}*{display:none}"}'},
  },
];

test.describe('storage', () => {
  // Docusaurus reports that storage can't be used.
  test.use({expectedErrors: [/Docusaurus storage error/]});

  for (const row of STORAGE) {
    test(`${row.done}: everything works`, tagOf(row), async ({page, host}) => {
      const {change} = row;
      if (typeof change === 'function') await page.addInitScript(change);
      else await page.addInitScript((entries) => Object.assign(localStorage, entries), change);
      await open(page, host.address + FROM.route);
      await expectEverythingWorks(page);
    });
  }

  for (const value of ['{', `[["${'x'.repeat(100_000)}",1]]`]) {
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

test.describe('missing features', () => {
  test.use({expectedErrors: [/This browser lacks|matchMedia is not a function/]});

  // Two of the features that the page needs. tests/unit/client/requiredFeatures.test.ts has all of them.
  for (const name of ['matchMedia', 'ResizeObserver']) {
    test(
      `${name}: the server's page, whose links work`,
      tagOf({isTelling: name === 'ResizeObserver'}),
      async ({page, host}) => {
        await page.addInitScript((missing) => Reflect.deleteProperty(window, missing), name);
        await page.goto(host.address + FROM.route);
        await settle(page);
        await expectPlainPage(page, FROM);
        await expect(searchButton(page)).toBeHidden();
        await linkTo(page, TO.route).click();
        await expectPlainPage(page, TO);
      },
    );
  }

  test('all that the page can do without: everything works', async ({page, host}) => {
    await page.addInitScript(() => {
      for (const name of ['requestIdleCallback', 'visualViewport', 'ClipboardItem', 'caches', 'PerformanceObserver']) {
        Reflect.deleteProperty(window, name);
      }
    });
    await open(page, host.address + FROM.route);
    await expectEverythingWorks(page);
  });
});

/** A change that an extension makes to the first element that matches a selector. */
type Change = [selector: string, change: string];

/** Returns a script that runs each change as soon as its element exists, before the page's scripts run. */
const onceParsed = (changes: readonly Change[]): string =>
  changes
    .map(
      ([selector, change]) => `
  new MutationObserver((_, observer) => {
    const element = document.querySelector(${JSON.stringify(selector)});
    if (!element) return;
    observer.disconnect();
    ((element) => {${change}})(element);
  }).observe(document, {childList: true, subtree: true});`,
    )
    .join('');

const EXTENSIONS: [done: string, ...changes: Change[]][] = [
  [
    'adds attributes',
    ['html', 'element.setAttribute("data-darkreader", "dynamic"); element.classList.add("ext")'],
    ['body', 'element.setAttribute("data-gr-ext-installed", "")'],
    ['button', 'for (const button of document.querySelectorAll("button")) button.setAttribute("data-ext", "1")'],
  ],
  [
    'adds elements around the app',
    ['body > *', 'element.before(document.createElement("ext-bar"))'],
    ['#__docusaurus', 'element.after(document.createElement("ext-bar"))'],
  ],
  ['adds an element to the app', ['#__docusaurus > *', 'element.before(document.createElement("ext-bar"))']],
  [
    'wraps text of the article',
    [
      'article p',
      'const font = document.createElement("font"); font.append(...element.childNodes); element.append(font)',
    ],
  ],
  ['replaces text of the article', ['article p', 'element.textContent = "Another text."']],
  ['removes a paragraph', ['article p', 'element.remove()']],
];

test.describe('an extension', () => {
  // Preact reports elements that it has to create again.
  test.use({expectedErrors: [/Hydration: the HTML lacks/]});

  for (const [done, ...changes] of EXTENSIONS) {
    test(
      `${done} before the page starts: everything works`,
      tagOf({isTelling: done.startsWith('wraps')}),
      async ({page, host}) => {
        await page.addInitScript(onceParsed(changes));
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
