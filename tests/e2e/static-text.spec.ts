/** Tests static text: how it's loaded, and its links (ARCHITECTURE.md, "The text of a page is sent once"). */
import type {Page} from '@playwright/test';
import {chunksOf} from '../support/chunks';
import {FRESH, addressOfNewTab, at, expect, open, test} from '../support/test';

// In a browser context that another test has used, a click with a modifier key sometimes opens no tab.
test.use(FRESH);

const FIRST = '/dms/overview';
const OTHER = '/dms/client';

const article = (page: Page) => page.locator('.theme-doc-markdown');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const staticLink = (page: Page, route: string) =>
  article(page)
    .locator(`a[data-routed][href="${at(route)}"]`)
    .first();

/** Returns the beginning of the page's text. These words are static text, so the page's text file contains them too. */
const wordsOf = async (page: Page): Promise<string> =>
  (await article(page).locator('> p').first().innerText()).slice(0, 40);

/** Collects the addresses of loaded and prefetched scripts and text files that contain the result of `words`. */
function filesWith(page: Page, words: () => string): {found: string[]} {
  const found: string[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith(at('/assets/js/'))) return;
    void response.text().then(
      (text) => text.includes(words()) && found.push(response.url()),
      () => undefined,
    );
  });
  return {found};
}

async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

async function goToOther(page: Page): Promise<void> {
  await staticLink(page, OTHER).click();
  await expect(page).toHaveURL(at(OTHER));
  await expect(heading(page)).toContainText('client');
}

test('the first page is shown without loading its text, and gets it when the reader comes back', async ({
  page,
  request,
}) => {
  const html = await (await request.get(at(FIRST))).text();
  await page.setContent(html);
  const words = await wordsOf(page);
  const {found} = filesWith(page, () => words);
  await open(page, FIRST);
  await page.waitForLoadState('networkidle');
  const before = await article(page).innerHTML();
  expect(before).toContain(words);
  // Following a link within the page doesn't load the text file either.
  await page.locator('.hash-link').first().click({force: true});
  await expect(page).toHaveURL(/#/);
  await page.waitForLoadState('networkidle');
  expect(found).toEqual([]);
  await goToOther(page);
  await page.goBack();
  await expect(page).toHaveURL(/#/);
  await expect(article(page)).toContainText(words);
  await expect.poll(() => found.length).toBeGreaterThan(0);
  // Remove attributes that interaction changes.
  const plain = (text: string) =>
    text.replace(/\s(?:id|aria-\w+|title|data-state|class)="[^"]*"/g, '').replace('<h2 tabindex="-1">', '<h2>');
  await expect.poll(async () => plain(await article(page).innerHTML())).toBe(plain(before));
});

test.describe('if its text fails to load', () => {
  test.use({expectedErrors: [/Failed to load resource|ChunkLoadError|Loading chunk \S+ failed/]});

  test('the page is loaded again, like one whose chunk fails', async ({page}) => {
    await fetchNothingAhead(page);
    await open(page, FIRST);
    const words = await wordsOf(page);
    await goToOther(page);
    const documents: string[] = [];
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname);
    });
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goBack();
    await expect.poll(() => documents).toEqual([at(FIRST)]);
    await expect(article(page)).toContainText(words);
  });
});

test.describe("if hydration discards the server's HTML", () => {
  // Expect the report of the failed hydration.
  test.use({expectedErrors: [/onRecoverableError/]});

  test('the text is loaded', async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('.theme-doc-markdown')!.replaceChildren('Changed by an extension');
      });
    });
    await open(page, FIRST);
    await expect(article(page).locator('> p').first()).toContainText(/\w{3}/);
    await expect(article(page)).not.toContainText('Changed by an extension');
    await goToOther(page);
  });
});

// Desktop only, because phones have no modifier keys.
test('a click with a modifier key opens a link in static text in another tab', {tag: '@desktop'}, async ({page}) => {
  await open(page, FIRST);
  const tab = addressOfNewTab(page);
  await staticLink(page, OTHER).click({modifiers: ['ControlOrMeta']});
  expect(new URL(await tab).pathname).toBe(at(OTHER));
  await expect(page).toHaveURL(at(FIRST));
});

test('a link in static text preloads its page and the text under the pointer', async ({page, context}) => {
  const scripts = await chunksOf(context, at(OTHER), at(FIRST));
  await open(page, FIRST);
  const link = staticLink(page, OTHER);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  /** Returns the scripts that the page has run, without the scripts that it has only prefetched. */
  const run = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({initiatorType}) => initiatorType === 'script').map(({name}) => name);
    });
  expect(await run()).not.toEqual(expect.arrayContaining(scripts));
  await link.hover();
  await expect.poll(run).toEqual(expect.arrayContaining(scripts));
  await page.waitForLoadState('networkidle');
  const own = scripts.flatMap((script) => [script, script.replace(/\.js$/, '.text.json')]);
  await page.route(
    (url) => own.includes(url.href),
    (route) => route.abort(),
  );
  await goToOther(page);
  await expect(article(page).locator('> p').first()).toContainText(/\w{3}/);
});

test('a full stop after an external link stays in the line of its mark, in columns of any width', async ({page}) => {
  await page.goto(at('/get-started/developer-quickstart'));
  const item = page.getByRole('listitem').filter({hasText: 'JavaScript example on Replit'});
  const gaps = await item.evaluate((element) => {
    const mark = element.querySelector('.external-link-mark svg')!;
    const stop = document.createRange();
    stop.selectNodeContents(element.lastChild!);
    return Array.from({length: 200}, (_, step) => {
      element.style.inlineSize = `${200 + 2 * step}px`;
      return Math.abs(stop.getBoundingClientRect().bottom - mark.getBoundingClientRect().bottom);
    });
  });
  expect(Math.max(...gaps)).toBeLessThan(16);
});

test('a link to a heading of the same page moves the focus there', async ({page}) => {
  await open(page, OTHER);
  const link = staticLink(page, `${OTHER}#webassembly`);
  for (const time of ['first', 'second']) {
    await link.press('Enter');
    await expect(page.locator('#webassembly'), time).toBeFocused();
    await expect(page.locator('#webassembly')).toBeInViewport();
  }
});
