/** Tests the portal's own top bar (SPEC §1, §2 "Top navigation"). */
import {holdScripts} from '../support/chunks';
import {expectUsable} from '../support/geometry';
import {observeLayoutShift} from '../support/layoutShift';
import {at, expect, open, test} from '../support/test';

test(
  "has the settings' logo, which links to the home page, links and socials",
  {tag: '@both'},
  async ({page, isMobile}) => {
    await open(page, '/terms');
    const main = page.getByRole('navigation', {name: 'Main'});
    if (isMobile) {
      await main.getByRole('button', {name: 'More'}).click();
      await expectUsable(page.getByRole('dialog', {name: 'Top navigation'}), {minWidth: 300, minHeight: 130});
    }
    for (const [name, address] of [
      ['Converse app', 'https://github.com/ephemeraHQ/converse-app'],
      ['XMTP.org', 'https://xmtp.org/'],
      ['Discord', 'https://discord.gg/xmtp'],
      ['GitHub', 'https://github.com/xmtp'],
    ] as const) {
      await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', address);
      await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('rel', 'noopener noreferrer');
    }
    if (isMobile) await page.keyboard.press('Escape');
    await main.getByRole('link', {name: 'Home'}).click();
    await expect(page).toHaveURL(at('/'));
  },
);

test('a short line divides up to three items from the socials', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/terms');
  const list = page.getByRole('navigation', {name: 'Main'}).getByRole('list').first();
  expect((await list.locator('xpath=following-sibling::div').boundingBox())!.height).toBe(20);
});

test('beside a sidebar, the bar has no logo', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/dms/client');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', {name: 'Home'})).toBeHidden();
  expect((await bar.boundingBox())!.x).toBe(280);
  await open(page, '/terms');
  await expect(bar.getByRole('link', {name: 'Home'})).toBeVisible();
  expect((await bar.boundingBox())!.x).toBe(0);
});

test('nothing shifts while the logo loads', async ({browser, baseURL}) => {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  await page.route('**/*.svg', (route) => route.abort());
  await open(page, `${baseURL}${at('/terms')}`);
  const {width, height} = (await page.getByRole('link', {name: 'Home'}).first().boundingBox())!;
  expect([width, height]).toEqual([104, 28]);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `without JavaScript the logo is that of the ${colorScheme} theme where the system is`,
    {tag: '@both'},
    async ({browser, baseURL, viewport}) => {
      const context = await browser.newContext({colorScheme, javaScriptEnabled: false, viewport});
      const page = await context.newPage();
      await page.goto(`${baseURL}${at('/terms')}`);
      await expect(
        page.getByRole('link', {name: 'Home'}).first().locator('img').filter({visible: true}),
      ).toHaveAttribute('src', at(`/img/logo-${colorScheme}.svg`));
      await context.close();
    },
  );
}

test('the logo changes with the theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/terms');
  const shown = page.getByRole('banner').locator('img').filter({visible: true});
  await expect(shown).toHaveAttribute('src', at('/img/logo-light.svg'));
  await page.getByRole('button', {name: 'Switch to dark theme'}).click();
  await expect(shown).toHaveAttribute('src', at('/img/logo-dark.svg'));
});

test('nothing in the bar shifts while the page loads', {tag: '@both'}, async ({page}) => {
  const shifts = await observeLayoutShift(page);
  // A page without a table, because the columns of a table can change while its rows arrive.
  await open(page, '/groups/group-metadata');
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});

test('the search shows only once the items after it have arrived', {tag: '@mobile'}, async ({page}) => {
  const letThrough = await holdScripts(page);
  await page.route(at('/terms'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.slice(0, html.indexOf('</button>', html.indexOf('>Search<')))});
  });
  await page.goto(at('/terms'), {waitUntil: 'commit'});
  const search = page.getByText('Search', {exact: true});
  await expect(search).toHaveCount(1);
  await expect(search.locator('..')).toHaveCSS('visibility', 'hidden');
  // The scripts would hydrate the incomplete page, so its requests end before they get an answer.
  await page.goto('about:blank');
  letThrough();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await open(page, '/terms');
  await expectUsable(page.getByRole('button', {name: 'Search'}), {minWidth: 44, minHeight: 44});
});

test('the bar fits in 320 px, and every target is at least 24 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/terms');
  await page.getByRole('button', {name: 'More'}).click();
  await expectUsable(page.getByRole('dialog', {name: 'Top navigation'}), {minWidth: 280, minHeight: 130});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const targets = page.getByRole('banner').locator('a, button').filter({visible: true});
  expect(await targets.count()).toBeGreaterThan(4);
  for (const target of await targets.all()) {
    const {width, height} = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('the bar is not printed', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/terms');
  await expect(page.getByRole('banner')).toBeHidden();
});
