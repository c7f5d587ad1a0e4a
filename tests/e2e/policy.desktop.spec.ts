/**
 * Tests that the content security policy blocks what it should, and nothing that pages need. The policy is active in
 * all browser tests.
 */
import type {Page} from '@playwright/test';
import {sitemapRoutes} from '../support/sitemap';
import {at, expect, open, test} from '../support/test';

test('allows inline code only by hash', async ({request}) => {
  const policy = (await request.get(at('/'))).headers()['content-security-policy']!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^;]+'; style-src 'self' 'sha256-[^;]+';/);
  expect(policy).not.toContain('unsafe');
});

test.describe('on a page', () => {
  test.use({expectedErrors: [/Content Security Policy/]});

  test('refuses scripts, styles and requests that are not the portal’s own', async ({page}) => {
    await open(page, '/terms');
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
        directives.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      const html = '<img src="https://example.org/pixel.png"><p style="color: red" onclick="document.title = 1"></p>';
      document.body.insertAdjacentHTML('beforeend', html);
      (document.body.lastElementChild as HTMLElement).click();
      await fetch('https://example.org/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      return [...new Set(directives)].sort();
    });
    expect(refused).toEqual(['connect-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
    await expect(page).toHaveTitle(/^Terms of service/);
  });
});

/** A page with everything that {@link openEverything} opens. */
const PAGE = '/dms/client';

/**
 * Opens the type of every name in the visible blocks of code, except in blocks that an earlier call has handled.
 *
 * @returns the number of blocks
 */
async function openTypes(page: Page): Promise<number> {
  let opened = 0;
  const blocks = page.getByRole('group', {name: 'Code with types'}).and(page.locator(':not([data-tried])'));
  while ((await blocks.count()) > 0) {
    await blocks.first().locator('[data-type][tabindex]').focus();
    await expect(page.getByRole('tooltip')).not.toBeEmpty();
    await blocks.first().evaluate((code) => {
      for (const name of code.querySelectorAll<HTMLElement>('[data-type]')) name.click();
      code.setAttribute('data-tried', '');
    });
    opened += 1;
  }
  return opened;
}

/** Opens details, tabs, menus, popups with types, and search, and then the curtain bar's menus in a narrow window. */
async function openEverything(page: Page, route: string): Promise<void> {
  await page.getByRole('article').evaluate((article) => {
    for (const part of article.querySelectorAll('details')) part.open = true;
    // Leave out the button for offline reading, which would request all pages.
    for (const button of article.querySelectorAll('button'))
      if (!button.textContent.includes('offline')) button.click();
  });
  const tabs = page.getByRole('tab');
  let typed = 0;
  for (const title of ['', ...new Set(await tabs.allTextContents())]) {
    if (title) await tabs.filter({hasText: title}).first().click();
    typed += await openTypes(page);
  }
  if (route === PAGE) expect(typed).toBeGreaterThan(0);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.keyboard.type('message');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 390, height: 844});
  for (const name of [/^Menu/, 'On this page'] as const) {
    const button = page.getByRole('button', {name});
    if (route !== PAGE && !(await button.isVisible())) continue;
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

const NOT_FOUND = '/no/such/page';
const PAGES = process.env.FULL ? [...sitemapRoutes(), NOT_FOUND] : [PAGE];

test.describe('with everything opened', () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/], permissions: ['clipboard-read', 'clipboard-write']});

  for (const route of PAGES) {
    test(`${route} needs nothing that it refuses, in both themes`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await page.addInitScript(() => {
        const refused: string[] = [];
        document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
          refused.push(`${effectiveDirective} ${blockedURI}`);
        });
        Object.assign(window, {refused});
      });
      await open(page, route);
      if (route !== NOT_FOUND) await openEverything(page, route);
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => (window as unknown as {refused: string[]}).refused)).toEqual([]);
    });
  }
});
