/** Tests the footers of pages and of the site (SPEC §2 "Footer", "Page layout options"). */
import {at, expect, open, test} from '../support/test';

test("the edit link goes to the page's file", async ({page}) => {
  await open(page, '/dms/client');
  await expect(page.getByRole('link', {name: 'Suggest changes to this page'})).toHaveAttribute(
    'href',
    'https://github.com/xmtp/docs-xmtp-org/edit/main/docs/pages/dms/client.mdx',
  );
});

test.describe('"Last updated:"', () => {
  // The date in `last_update` of docs/privacy.mdx.
  const MOMENT = new Date('2024-08-05T13:55:28-07:00');
  const LOCALE = 'de-DE';
  const TIME_ZONE = 'Asia/Tokyo';
  test.use({locale: LOCALE, timezoneId: TIME_ZONE});

  test("shows a short date and time, in the reader's language and time zone", async ({page}) => {
    await open(page, '/privacy');
    const format = new Intl.DateTimeFormat(LOCALE, {dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE});
    expect(format.format(MOMENT)).toBe('06.08.24, 05:55');
    await expect(page.getByText('Last updated:')).toHaveText(`Last updated: ${format.format(MOMENT)}`);
    await expect(page.getByRole('time')).toHaveAttribute('datetime', MOMENT.toISOString());
  });
});

test(
  'the date appears once the page is mounted, and shifts nothing',
  {tag: '@both'},
  async ({page, browser, baseURL, viewport}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport, baseURL});
    const server = await context.newPage();
    await server.goto(at('/get-started/references'));
    await expect(server.getByText('Last updated')).toHaveCount(0);
    await open(page, '/get-started/references');
    await expect(page.getByText('Last updated:')).toBeVisible();
    const box = {height: (await page.getByRole('article').locator('footer').boundingBox())!.height};
    expect((await server.getByRole('article').locator('footer').boundingBox())!.height).toBe(box.height);
    await context.close();
  },
);

test('a docs page links to its neighbors and shows the shortcuts', {tag: '@both'}, async ({page, isMobile}) => {
  await open(page, '/dms/client');
  const pages = page.getByRole('navigation', {name: 'Previous and next page'});
  const [previous, next] = [pages.getByRole('link', {name: 'Previous FAQ'}), pages.getByRole('link', {name: /^Next/})];
  await expect(previous).toHaveAttribute('href', at('/get-started/faq'));
  await expect(previous).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowLeft');
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowRight');
  // Shortcuts are hidden on devices without a keyboard.
  await expect(next.getByText('Shift')).toBeVisible({visible: !isMobile});
  await next.click();
  await expect(page).toHaveURL(at('/dms/conversations'));
  await pages.getByRole('link', {name: 'Previous Create a client'}).click();
  await expect(page).toHaveURL(at('/dms/client'));
});

test('the first page has no previous page, and a page in another layout has neither link', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link')).toHaveText([/^Next/]);
  await open(page, '/privacy');
  await expect(page.getByRole('navigation', {name: 'Previous and next page'})).toHaveCount(0);
});

test.describe("the site's footer", () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

  for (const route of ['/', '/dms/client', '/privacy', '/no/such/page']) {
    test(`links to the protocol's site, the legal pages, the accessibility statement and the license on ${route}`, async ({
      page,
    }) => {
      await open(page, route);
      const footer = page.getByRole('contentinfo');
      const targets = await footer
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(targets).toEqual([
        ['XMTP.org', 'https://xmtp.org/'],
        ['Privacy policy', at('/privacy')],
        ['Terms of service', at('/terms')],
        ['Accessibility', at('/terms#accessibility')],
        ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
      ]);
      await expect(footer.getByRole('link', {name: 'CC BY 4.0'})).toHaveAttribute('rel', /\blicense\b/);
      await footer.getByRole('link', {name: 'Terms of service'}).click();
      await expect(page).toHaveURL(at('/terms'));
      await footer.getByRole('link', {name: 'Privacy policy'}).click();
      await expect(page).toHaveURL(at('/privacy'));
      await footer.getByRole('link', {name: 'Accessibility'}).click();
      await expect(page).toHaveURL(at('/terms#accessibility'));
      await expect(page.getByRole('heading', {name: 'Accessibility'})).toBeInViewport();
    });
  }
});
