/** Tests that a page is hydrated in parts (src/hooks/hydration.ts). */
import {at, expect, test} from '../support/test';

test('scripts ask the browser to compile them while they load', async ({page, request}) => {
  await page.goto(at('/dms/client'));
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({name}) => (/\/assets\/js\/.*\.js$/.test(name) ? name : [])),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test.describe('before the parts of the page are hydrated', () => {
  test.beforeEach(async ({page}) => {
    // Block messages. Each part waits for a message before it is hydrated.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => undefined;
    });
    await page.goto(at('/dms/client'));
    // Preact sets this property when it hydrates what is outside the parts.
    await page.waitForFunction(() => '__k' in document.querySelector('#__docusaurus')!);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('the first click reaches a tab', async ({page}) => {
    const tab = page.getByRole('tab', {name: 'Kotlin'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('the first key reaches a button', async ({page}) => {
    const button = page.getByRole('button', {name: 'Page as Markdown'});
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the first click on a link in the sidebar goes there without a reload', async ({page}) => {
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('#portal-sidebar').getByRole('link', {name: 'Developer quickstart'}).click();
    await expect(page).not.toHaveURL(at('/dms/client'));
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});
