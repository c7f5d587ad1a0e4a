/** What other settings and an own not-found page change (SPEC §2 "Not-found page", §3 "Banner", §4 "Theme"). */
import {serveSite, type ServedSite} from '../support/servedSite';
import {siteFileWith} from '../support/settings';
import {expect, open, test} from '../support/test';

// One build for all tests of this file, and for one width: nothing here depends on it.
test.describe.configure({mode: 'default'});
test.skip(({isMobile}) => isMobile, 'nothing here depends on the width');
test.use({expectedErrors: [/status of 404 \(Not Found\)/], colorScheme: 'light'});

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await serveSite({
    ...siteFileWith({theme: {colorScheme: 'dark'}, banner: {content: 'Maintenance', dismissable: 'false'}}),
    'docs/_404.mdx': '# Nothing here\n\nBack to [the start](/).\n\n:::note\n\nAn own page.\n\n:::\n',
  });
});
test.afterAll(() => site.close());

const DARK = 'rgb(19, 19, 24)';

test('a fixed theme wins over system and storage, and hides the toggle', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('vocs.theme', 'light'));
  await open(page, `${site.origin}/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toContainClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.getByRole('button', {name: /Switch to/})).toHaveCount(0);
});

test('a fixed theme needs no JavaScript, and its toggle is not in the HTML', async ({browser, request}) => {
  const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'light'});
  const page = await context.newPage();
  await page.goto(`${site.origin}/`);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await context.close();
  expect(await (await request.get(`${site.origin}/`)).text()).not.toMatch(/Switch to (dark|light) theme/);
});

test("a banner with dismissable 'false' has no button", async ({page}) => {
  await open(page, `${site.origin}/`);
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveText('Maintenance');
  await expect(page.getByRole('button', {name: 'Dismiss announcement'})).toHaveCount(0);
});

test("docs/_404.mdx takes the not-found page's place, in the minimal layout", async ({page, request}) => {
  expect((await request.get(`${site.origin}/no/such/page`)).status()).toBe(404);
  await open(page, `${site.origin}/no/such/page`);
  await expect(page).toHaveTitle('Nothing here – XMTP Documentation');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'minimal');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Nothing here');
  await expect(page.getByText('The page you were looking for could not be found.')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'the start'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Home'})).toBeVisible();
});

test('docs/_404.mdx is no page with an address of its own', async ({request}) => {
  expect(await (await request.get(`${site.origin}/sitemap.xml`)).text()).not.toContain('404');
});
