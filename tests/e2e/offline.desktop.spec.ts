/** Tests offline reading, with a host that the tests stop, and to which they publish new builds. */
import type {Page} from '@playwright/test';
import {expectUsable} from '../support/geometry';
import {publishSite, type PublishedSite} from '../support/publishedSite';
import {FRESH, test as base, expect, open} from '../support/test';

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}, {text: 'Guide', link: '/guide'}]);
`;

const siteWith = (sentence: string): Record<string, string> => ({
  'docs/index.mdx': `import {OfflineReading} from '../src/components/OfflineReading';\n\n# Home\n\n<OfflineReading />\n`,
  'docs/guide.mdx': `# Guide\n\n${sentence}\n`,
  'sidebars.ts': SIDEBARS,
});

const test = base.extend<object, {published: PublishedSite}>({
  published: [
    async ({}, use) => {
      const site = await publishSite([siteWith('As it was first.'), siteWith('As it was later.')], '/docs/portal/');
      await use(site);
      await site.goAway();
    },
    {scope: 'worker', timeout: 180_000},
  ],
});
// Playwright's configuration blocks service workers. They outlive a test, so each test needs a browser context of its own.
test.use({...FRESH, serviceWorkers: 'allow'});
test.describe.configure({mode: 'default'});
// Expect the browser's reports about a missing host, and about an unknown page.
test.use({expectedErrors: [/^(?:Failed to load resource|An unknown error occurred when fetching the script)/]});

const keep = (page: Page) => page.getByRole('button', {name: 'Save all pages for offline reading'});
const remove = (page: Page) => page.getByRole('button', {name: 'Delete saved pages'});
const status = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});
const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.beforeEach(async ({published}) => {
  await published.publish(0);
});

test('nothing is saved before a reader turns it on', async ({page, published}) => {
  await open(page, `${published.address}/`);
  await expect(keep(page)).toBeEnabled();
  await expect(status(page, "Pages aren't saved for offline reading.")).toBeVisible();
  await open(page, `${published.address}/guide`);
  expect(await workers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('pages, unknown addresses and search work without the host', async ({page, published}) => {
  await open(page, `${published.address}/`);
  // A press doesn't wait until the button is enabled, as a click does.
  await expect(keep(page)).toBeEnabled();
  await keep(page).press('Enter');
  await expect(remove(page)).toBeFocused();
  await expect(status(page, 'All pages and search are saved in this browser.')).toBeVisible();
  await published.goAway();
  for (const address of ['/guide', '/guide.html']) {
    await page.goto(published.address + address);
    await expect(page.getByText('As it was first.')).toBeVisible();
    await expect(page).toHaveURL(`${published.address}/guide`);
  }
  await page.getByRole('button', {name: 'Search'}).first().click();
  await page.getByRole('searchbox').fill('guide');
  await expect(page.getByRole('option', {name: /Guide/}).first()).toBeVisible();
  await expectUsable(page.getByRole('dialog', {name: 'Search'}), {minWidth: 600, minHeight: 120});
  await page.keyboard.press('Escape');
  expect((await page.goto(`${published.address}/nowhere`))!.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
});

test('with the host, the newest page shows, and the saved copy is updated', async ({page, published}) => {
  await open(page, `${published.address}/`);
  await keep(page).click();
  await expect(remove(page)).toBeVisible();
  await published.publish(1);
  await open(page, `${published.address}/guide`);
  await expect(page.getByText('As it was later.')).toBeVisible();
  // On each visit, the browser looks for a new service worker. Wait until that worker has saved the new release.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), {message: 'both releases are kept'})
    .toBe(2);
  await page.evaluate(async () => {
    const {active, installing, waiting} = (await navigator.serviceWorker.getRegistration())!;
    const newest = installing ?? waiting ?? active!;
    if (newest.state !== 'activated') {
      await new Promise<void>((resolve) => {
        newest.addEventListener('statechange', () => newest.state === 'activated' && resolve());
      });
    }
  });
  await published.goAway();
  await page.goto(`${published.address}/guide`);
  await expect(page.getByText('As it was later.')).toBeVisible();
});

test('saved pages can be removed', async ({page, published}) => {
  await open(page, `${published.address}/`);
  await keep(page).click();
  await remove(page).click();
  await expect(status(page, "Pages aren't saved for offline reading.")).toBeVisible();
  expect(await workers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('removed pages can be saved again, on the same page', async ({page, published}) => {
  await open(page, `${published.address}/`);
  await keep(page).click();
  await remove(page).click();
  await keep(page).click();
  await expect(remove(page)).toBeVisible();
  await published.goAway();
  await page.goto(`${published.address}/guide`);
  await expect(page.getByText('As it was first.')).toBeVisible();
});

test('if a file is missing, nothing is saved, and the reader sees a message', async ({page, published}) => {
  await open(page, `${published.address}/`);
  await published.goAway();
  await keep(page).click();
  await expect(status(page, "Some pages couldn't be downloaded, so none are saved. Try again.")).toBeVisible();
  await expect(keep(page)).toBeEnabled();
  expect(await workers(page)).toBe(0);
});
