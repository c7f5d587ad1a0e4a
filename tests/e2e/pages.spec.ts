import facts from '../contract/facts/pages.json';
import {scriptsOn} from '../support/chunks';
import {sitemapRoutes} from '../support/sitemap';
import {at, expect, open, test} from '../support/test';

test('the sitemap contains every route of the specification', () => {
  expect(sitemapRoutes()).toEqual(expect.arrayContaining(facts.map(({route}) => route)));
});

for (const route of sitemapRoutes()) {
  test(`${route} is a page, requests only its own host, and preloads its scripts`, async ({page, request, baseURL}) => {
    const others: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(baseURL!) && !asked.url().startsWith('data:')) others.push(asked.url());
    });
    const scripts = scriptsOn(page);
    const html = await (await request.get(at(route))).text();
    await open(page, route);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ – XMTP Documentation$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,}$/);
    expect(others).toEqual([]);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => !html.includes(new URL(script).pathname))).toEqual([]);
  });
}

test('every page has the same content at its address with .html', async ({request}) => {
  for (const route of sitemapRoutes()) {
    const plain = await request.get(at(route));
    const withSuffix = await request.get(at(route === '/' ? '/index.html' : `${route}.html`));
    expect([plain.status(), withSuffix.status()], route).toEqual([200, 200]);
    expect(await withSuffix.text(), route).toBe(await plain.text());
  }
});

for (const [route, others] of Object.entries({
  '/': ['/index.html', '/'],
  '/terms': ['/terms.html', '/terms/'],
  '/protocol/v3/group-chat': ['/protocol/v3/group-chat.html', '/protocol/v3/group-chat/'],
})) {
  test(`${route} shows its content, and the address bar changes to the canonical address`, async ({page}) => {
    for (const other of others) {
      await open(page, `${other}?a=b#none`);
      await expect(page).toHaveURL(at(`${route}?a=b#none`));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    }
  });
}
