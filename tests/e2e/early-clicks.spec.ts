/** Tests that a click on a button isn't lost if the page's scripts haven't arrived yet (src/hooks/earlyClick.ts). */
import type {Page} from '@playwright/test';
import {openWithoutScripts} from '../support/faultTest';
import {holdFrames} from '../support/frames';
import {expectUsable} from '../support/geometry';
import {searchButton, searchDialog} from '../support/searchDialog';
import {FRESH, SHORT_PAGE, at, expect, test} from '../support/test';

test.use(FRESH);

const root = (page: Page) => page.locator('html');
const themeToggle = (page: Page) => page.getByRole('button', {name: 'Switch to dark theme'});

const waitForScripts = (page: Page) => expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');

test('an early click on Search opens the dialog', {tag: '@both'}, async ({page}) => {
  const release = await openWithoutScripts(page, SHORT_PAGE);
  await searchButton(page).click();
  await expect(searchButton(page)).toHaveCSS('opacity', '0.5');
  release();
  const {root: dialog, input} = searchDialog(page);
  await expect(input).toBeFocused();
  await expectUsable(dialog, {minWidth: 300});
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toHaveCSS('opacity', '1');
});

for (const shortcut of ['/', 'Control+k']) {
  test(`an early ${shortcut} opens the search`, async ({page}) => {
    const release = await openWithoutScripts(page, SHORT_PAGE);
    await page.keyboard.press(shortcut);
    await expect(searchButton(page)).toHaveCSS('opacity', '0.5');
    release();
    await expect(searchDialog(page).input).toBeFocused();
    await expect(searchDialog(page).input).toHaveValue('');
  });
}

test('an early tap on the menu button opens the menu', {tag: '@mobile'}, async ({page}) => {
  const release = await openWithoutScripts(page, SHORT_PAGE);
  await page.getByRole('button', {name: /^Menu/}).tap();
  release();
  const menu = page.getByRole('dialog');
  await expectUsable(menu.getByRole('navigation'), {minWidth: 200});
});

test('early clicks on the same button count as one', async ({page}) => {
  const release = await openWithoutScripts(page, SHORT_PAGE);
  await themeToggle(page).click();
  await themeToggle(page).click();
  release();
  await waitForScripts(page);
  await expect(root(page)).toHaveClass(/dark/);
  await expect(page.getByRole('button', {name: 'Switch to light theme'})).toHaveCSS('opacity', '1');
});

for (const address of ['/dms/messages?sdk=swift', '/dms/messages.html?sdk=swift']) {
  test(`an early click on a link to a heading keeps ${address}`, async ({page}) => {
    const release = await openWithoutScripts(page, address);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const link = page.getByRole('article').locator('p a[href*="#"]:not([data-routed])').first();
    const hash = await link.evaluate((anchor: HTMLAnchorElement) => anchor.hash);
    await link.click();
    await expect(page).toHaveURL(at(address + hash));
    await expect(page.locator(hash)).toBeInViewport();
    release();
    await waitForScripts(page);
    await expect(page).toHaveURL(at(`/dms/messages?sdk=swift${hash}`));
    await expect(page.getByRole('tab', {name: 'Swift', selected: true}).first()).toBeVisible();
    expect(documents).toEqual([]);
  });
}

test('only the last early click counts, and none if it was beside the buttons', async ({page}) => {
  const release = await openWithoutScripts(page, SHORT_PAGE);
  await themeToggle(page).click();
  await page.getByRole('heading', {level: 1}).click({position: {x: 5, y: 5}});
  await expect(themeToggle(page)).toHaveCSS('opacity', '1');
  release();
  await waitForScripts(page);
  await expect(root(page)).not.toHaveClass(/dark/);
});

for (const [name, down, up] of [
  ['mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['keyboard', (page: Page) => page.keyboard.down('Space'), (page: Page) => page.keyboard.up('Space')],
] as const) {
  test(`an early click isn't repeated if the reader presses the button again with the ${name}`, async ({page}) => {
    // The page is ready only after some frames.
    const releaseFrames = await holdFrames(page);
    const release = await openWithoutScripts(page, SHORT_PAGE);
    await themeToggle(page).click();
    release();
    await expect(root(page)).not.toHaveAttribute('data-awaits-scripts');
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
    // People hold a button or a key for a while, in which the page gets ready.
    await down(page);
    await releaseFrames();
    await waitForScripts(page);
    await up(page);
    await expect(root(page)).toHaveClass(/dark/);
    await expect(page.getByRole('button', {name: 'Switch to light theme'})).toBeFocused();
  });
}

test('Escape forgets an early click', async ({page}) => {
  const release = await openWithoutScripts(page, SHORT_PAGE);
  await searchButton(page).click();
  await page.keyboard.press('Escape');
  release();
  await waitForScripts(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an early tap counts only if its button is still in view', {tag: '@mobile'}, async ({page}) => {
  for (const leave of [
    () => page.evaluate(() => window.scrollTo(0, 1000)),
    () => page.setViewportSize({width: 1280, height: 800}),
  ]) {
    const release = await openWithoutScripts(page, SHORT_PAGE);
    await page.getByRole('button', {name: 'More', exact: true}).tap();
    await leave();
    release();
    await waitForScripts(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unrouteAll();
  }
});
