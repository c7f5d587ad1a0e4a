import {FRESH, at, expect, open, test} from '../support/test';

// Use a new window for each test. In a reused window, the first press of Tab might not go to the skip link.
test.use(FRESH);

test.describe('an unknown address', () => {
  // Expect the browser's own report of the document's status.
  test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

  test('shows the not-found page with status 404', async ({page, request}) => {
    expect((await request.get(at('/no/such/page'))).status()).toBe(404);
    expect((await request.get(at('/no/such/page.html'))).status()).toBe(404);
    await open(page, '/no/such/page');
    await expect(page).toHaveTitle('Page Not Found – XMTP Documentation');
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByText('The page you were looking for could not be found.')).toBeVisible();
    await page.getByRole('link', {name: 'Go to Home Page'}).click();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  });
});

test.describe("a page's address in another case", () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

  test('is not found, on the host and in the browser, and the next page is complete', async ({page, request}) => {
    expect((await request.get(at('/DMS/client'))).status()).toBe(404);
    await open(page, '/DMS/client?a=b');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'minimal');
    await expect(page).toHaveURL(at('/DMS/client?a=b'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/DMS/client?a=b#content'));
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', {name: 'Go to Home Page'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'docs');
    await expect(page).toHaveURL(at('/'));
  });
});

test.describe('the not-found page', () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

  test('has the minimal layout, without JavaScript too', async ({page, browser, baseURL}) => {
    await open(page, '/no/such/page');
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'minimal');
    await expect(page.getByRole('navigation', {name: 'Sidebar'})).toHaveCount(0);
    const context = await browser.newContext({javaScriptEnabled: false});
    const plain = await context.newPage();
    await plain.goto(`${baseURL}${at('/no/such/page')}`);
    await expect(plain.locator('html')).toHaveAttribute('data-layout', 'minimal');
    await expect(plain.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await context.close();
  });

  test('is the target of the skip link', async ({page}) => {
    await open(page, '/no/such/page');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a missing asset is a plain 404, not a page', async ({request}) => {
  const response = await request.get(at('/assets/js/none.12345678.js'));
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});

test('refuses methods that change things, and malformed paths', async ({request, baseURL}) => {
  expect((await request.post(at('/'))).status()).toBe(405);
  expect((await request.get(`${baseURL}${at('/%E0%A4%A')}`)).status()).toBe(400);
});
