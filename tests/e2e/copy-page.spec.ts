/** Tests "Copy page", which copies or shows the Markdown twin (`.md` file) of a page. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expectUsable} from '../support/geometry';
import {SHORT_PAGE, addressOfNewTab, at, expect, open, test} from '../support/test';

const ROUTE = SHORT_PAGE;
const TWIN = at(`${ROUTE}.md`);

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page', exact: true});
const copied = (page: Page) => page.getByRole('button', {name: 'Copied', exact: true});
const toggle = (page: Page) => page.getByRole('button', {name: 'Page as Markdown'});
const copyItem = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});
const viewItem = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const menu = (page: Page) => page.getByRole('list').filter({has: viewItem(page)});
const twin = () => readFileSync(`build${ROUTE}.md`, 'utf8');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Returns the addresses of requested twins. The list grows with each request. */
function requestedTwins(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.md')) found.push(pathname);
  });
  return found;
}

test.describe('with the clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the twin, which loads once, on intent', {tag: '@both'}, async ({page, isMobile}) => {
    const requested = requestedTwins(page);
    await open(page, ROUTE);
    expect(requested).toEqual([]);
    if (isMobile) await copyButton(page).tap();
    else await copyButton(page).click();
    await expect(copied(page)).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    expect(await clipboard(page)).toBe(twin());
    await expect(copyButton(page)).toBeVisible();

    await toggle(page).click();
    await expectUsable(menu(page), {minWidth: 130, minHeight: 70});
    await copyItem(page).click();
    await expect(copied(page)).toBeVisible();
    expect(requested).toEqual([TWIN]);
  });

  test('by keyboard: the menu opens, copies, and returns the focus', async ({page}) => {
    await open(page, ROUTE);
    await copyButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expectUsable(menu(page), {minWidth: 130, minHeight: 70});
    await page.keyboard.press('Tab');
    await expect(copyItem(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(copied(page)).toBeVisible();
    await expect(copyItem(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(await clipboard(page)).toBe(twin());
  });

  test('copies the twin of the next page after a navigation', async ({page}) => {
    await open(page, '/dms/client');
    await page.keyboard.press('ShiftLeft+ArrowRight');
    await expect(page).toHaveURL(/\/dms\/conversations$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/conversations/i);
    await copyButton(page).click();
    await expect(copied(page)).toBeVisible();
    expect(await clipboard(page)).toContain(`url: "https://docs.xmtp.org${at('/dms/conversations')}"`);
  });
});

test('Escape, a click elsewhere, focus elsewhere and an item that opens a tab close the menu', async ({page}) => {
  await open(page, ROUTE);
  await toggle(page).click();
  const tab = addressOfNewTab(page);
  await viewItem(page).click({modifiers: ['ControlOrMeta']});
  await expect(viewItem(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  expect(new URL(await tab).pathname).toBe(TWIN);

  await toggle(page).click();
  await viewItem(page).focus();
  await page.keyboard.press('Escape');
  await expect(viewItem(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await page.getByRole('heading', {level: 1}).click({position: {x: 5, y: 5}});
  await expect(viewItem(page)).toBeHidden();

  await toggle(page).click();
  await viewItem(page).focus();
  await page.keyboard.press('Tab');
  await expect(viewItem(page)).toBeHidden();
});

test('"View" opens the twin', async ({page}) => {
  await open(page, ROUTE);
  await toggle(page).click();
  await expect(viewItem(page)).toHaveAttribute('href', TWIN);
  const response = await page.request.get(TWIN);
  expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
  expect(await response.text()).toBe(twin());
});

test('copies without the clipboard API too', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.addEventListener('copy', () => {
      const field = document.activeElement as HTMLTextAreaElement;
      document.documentElement.dataset.copiedText = String(field.value.length);
    });
  });
  await open(page, ROUTE);
  await copyButton(page).click();
  await expect(copied(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied-text', String(twin().length));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows only the link', async ({page}) => {
    await page.goto(at(ROUTE));
    await expect(viewItem(page)).toBeVisible();
    await expect(copyButton(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(copyItem(page)).toBeHidden();
  });
});

test('is not printed', async ({page}) => {
  await open(page, ROUTE);
  await page.emulateMedia({media: 'print'});
  await expect(copyButton(page)).toBeHidden();
});

test('the title keeps its position when the button shows "Copied"', {tag: '@both'}, async ({page}) => {
  await open(page, ROUTE);
  const title = page.getByRole('heading', {level: 1});
  const before = await title.evaluate((element) => element.getClientRects()[0]!.toJSON() as object);
  const width = (await copyButton(page).boundingBox())!.width;
  await copyButton(page).click();
  await expect(copied(page)).toBeVisible();
  expect((await copied(page).boundingBox())!.width).toBe(width);
  expect(await title.evaluate((element) => element.getClientRects()[0]!.toJSON() as object)).toEqual(before);
});
