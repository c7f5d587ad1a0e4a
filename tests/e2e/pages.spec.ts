import {sitemapRoutes} from '../support/sitemap';
import {at, expect, open, test} from '../support/test';

const ROUTES = [
  '/',
  '/dms/client',
  '/dms/conversations',
  '/dms/messages',
  '/dms/overview',
  '/dms/streams',
  '/dms/troubleshoot',
  '/get-started/awesome',
  '/get-started/developer-quickstart',
  '/get-started/examples',
  '/get-started/faq',
  '/get-started/references',
  '/privacy',
  '/terms',
];

test('the sitemap holds every page that was promised', () => {
  expect(sitemapRoutes()).toEqual(expect.arrayContaining(ROUTES));
});

for (const route of sitemapRoutes()) {
  test(`${route} is a page, with and without .html`, async ({page, request}) => {
    const plain = await request.get(at(route));
    const withSuffix = await request.get(at(route === '/' ? '/index.html' : `${route}.html`));
    expect(plain.status()).toBe(200);
    expect(withSuffix.status()).toBe(200);
    expect(await withSuffix.text()).toBe(await plain.text());

    await open(page, route);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ – XMTP Documentation$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,}$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
  });

  test(`${route} keeps its content and takes its one address when opened by another`, async ({page}) => {
    for (const other of [route === '/' ? '/index.html' : `${route}.html`, route === '/' ? '/' : `${route}/`]) {
      await open(page, `${other}?a=b#none`);
      await expect(page).toHaveURL(at(`${route}?a=b#none`));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    }
  });

  test(`${route} asks nobody but its own host`, async ({page, baseURL}) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) others.push(request.url());
    });
    await open(page, route);
    expect(others).toEqual([]);
  });
}
