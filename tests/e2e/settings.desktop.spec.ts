/**
 * Tests settings that the portal doesn't use, and a site's own not-found page (SPEC §2 "Not-found page", §3 "Banner",
 * §4 "Theme", §9).
 */
import {expectUsable} from '../support/geometry';
import {testOn} from '../support/servedSite';
import {openSearchDialog} from '../support/searchDialog';
import {siteFileWith} from '../support/settings';
import {expect, open} from '../support/test';

const test = testOn({
  ...siteFileWith({
    theme: {colorScheme: 'dark'},
    banner: {content: 'Maintenance', dismissable: 'false'},
    editLink: {pattern: 'https://example.org/edit/:path?from=:path'},
    outlineFooter: 'Ask in the community.',
    searchIndexKiB: 0,
  }),
  'docs/animals.mdx': `# Animals\n\n${Array.from({length: 10}, (_, n) => `## Zebra ${n + 1}\n\nA zebra.\n`).join('\n')}`,
  'docs/deep/page.mdx': '---\ncontent:\n  verticalPadding: 7px\n---\n\n# Deep page\n\n## Part\n\nText.\n',
  'docs/_404.mdx': '# Nothing here\n\nBack to [the start](/).\n\n:::note\n\nAn own page.\n\n:::\n',
});

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

test.use({expectedErrors: [/status of 404 \(Not Found\)/], colorScheme: 'light'});

const DARK = 'rgb(19, 19, 24)';

test('a fixed theme wins over system and storage, and hides the toggle', async ({page, site}) => {
  await page.addInitScript(() => localStorage.setItem('vocs.theme', 'light'));
  await open(page, `${site}/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toContainClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.getByRole('button', {name: /Switch to/})).toHaveCount(0);
});

test('a fixed theme needs no JavaScript, and the HTML has no toggle', async ({browser, request, site}) => {
  const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'light'});
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await context.close();
  expect(await (await request.get(`${site}/`)).text()).not.toMatch(/Switch to (dark|light) theme/);
});

test('the edit link has its default text, and the file replaces :path', async ({page, site}) => {
  await open(page, `${site}/deep/page`);
  await expect(page.getByRole('link', {name: 'Edit page', exact: true})).toHaveAttribute(
    'href',
    'https://example.org/edit/deep/page.mdx?from=deep/page.mdx',
  );
});

test("the settings' outlineFooter is below the outline", async ({page, site}) => {
  await open(page, `${site}/deep/page`);
  const [outline, footer] = await Promise.all([
    page.getByRole('navigation', {name: 'On this page'}).boundingBox(),
    page.getByText('Ask in the community.').boundingBox(),
  ]);
  expect(footer!.y).toBeGreaterThanOrEqual(outline!.y + outline!.height);
  expect(footer!.x).toBe(outline!.x);
});

for (const width of [1440, 390]) {
  test(`a page's own vertical padding applies above and below its text at ${width} px`, async ({page, site}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, `${site}/deep/page`);
    const text = page.getByRole('article').locator('..');
    await expect(text).toHaveCSS('padding-top', '7px');
    await expect(text).toHaveCSS('padding-bottom', '7px');
  });
}

test("a banner with dismissable 'false' has no button", async ({page, site}) => {
  await open(page, `${site}/`);
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveText('Maintenance');
  await expectUsable(page.getByRole('region', {name: 'Announcement'}), {minWidth: 1440});
  await expect(page.getByRole('button', {name: 'Dismiss announcement'})).toHaveCount(0);
});

test('docs/_404.mdx replaces the not-found page, in the minimal layout', async ({page, request, site}) => {
  expect((await request.get(`${site}/no/such/page`)).status()).toBe(404);
  await open(page, `${site}/no/such/page`);
  await expect(page).toHaveTitle('Nothing here – XMTP Documentation');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'minimal');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Nothing here');
  await expect(page.getByText('The page you were looking for could not be found.')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'the start'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Home'})).toBeVisible();
});

test('docs/_404.mdx has no address of its own', async ({request, site}) => {
  expect(await (await request.get(`${site}/sitemap.xml`)).text()).not.toContain('404');
});

test('an index in parts finds all hits, with the detail view and without it', async ({page, site}) => {
  await open(page, `${site}/`);
  const {button, input, options} = await openSearchDialog(page);
  // The ten sections and their page.
  await input.fill('zebra');
  await expect(options).toHaveCount(11);
  await expect(options.first()).toContainText('A zebra.');
  await button('Toggle detail view').click();
  await button('Clear search').click();
  await expect(options).toHaveCount(0);
  await input.fill('zebra');
  await expect(options).toHaveCount(11);
  await expect(options.first()).not.toContainText('A zebra.');
});
