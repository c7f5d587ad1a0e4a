/** Tests printed pages. */
import {expect, open, test} from '../support/test';

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
});

test('contains only the article', {tag: '@both'}, async ({page}) => {
  await open(page, '/dms/client');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const others = await page
    .locator('body :not(article, article *, :has(article))')
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map(({outerHTML}) => outerHTML.slice(0, 80)),
    );
  expect(others).toEqual([]);
  await expect(page.getByRole('article').getByRole('navigation')).toHaveCount(0);
  // Ignore buttons inside `<code>`: each is a name that can show its type, and looks like plain text on paper.
  await expect(page.getByRole('button').and(page.locator(':not(code *)'))).toHaveCount(0);
});

test('contains the code of every tab', async ({page}) => {
  await open(page, '/dms/messages');
  const panels = await page.locator('[role="tabpanel"]').all();
  expect(panels.length).toBeGreaterThan(5);
  for (const panel of panels) await expect(panel).toBeVisible();
});

test('shows the addresses of external links only', async ({page}) => {
  await open(page, '/get-started/examples');
  const external = page.getByRole('article').locator('a[href^="https://"]').first();
  const after = await external.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain((await external.getAttribute('href'))!);
  const internal = page.getByRole('article').locator('p a[href^="/"], li a[href^="/"]').first();
  expect(await internal.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
});

test('is dark on light in both themes', async ({page}) => {
  await open(page, '/dms/client');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test.describe('the not-found page', () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

  test('prints its message alone', async ({page}) => {
    await open(page, '/no/such/page');
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
