/** Tests that a click on a button isn't lost if the page's scripts haven't arrived yet (src/hooks/earlyClick.ts). */
import type {Page} from '@playwright/test';
import {holdScripts} from '../support/faultTest';
import {expectUsable} from '../support/geometry';
import {searchButton, searchDialog} from '../support/searchDialog';
import {FRESH, SHORT_PAGE, at, expect, test} from '../support/test';

test.use(FRESH);

const root = (page: Page) => page.locator('html');
const themeToggle = (page: Page) => page.getByRole('button', {name: 'Switch to dark theme'});

/** Opens a page, and holds its scripts until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(at(SHORT_PAGE), {waitUntil: 'commit'});
  await page.locator('footer').last().waitFor({state: 'attached'});
  return release;
}

const waitForScripts = (page: Page) => expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');

test('an early click on Search opens the dialog', {tag: '@both'}, async ({page}) => {
  const release = await openWithoutScripts(page);
  await searchButton(page).click();
  await expect(searchButton(page)).toHaveCSS('opacity', '0.5');
  release();
  const {root: dialog, input} = searchDialog(page);
  await expect(input).toBeFocused();
  await expectUsable(dialog, {minWidth: 300});
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toHaveCSS('opacity', '1');
});

test('an early tap on the menu button opens the menu', {tag: '@mobile'}, async ({page}) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('button', {name: /^Menu/}).tap();
  release();
  const menu = page.getByRole('dialog');
  await expectUsable(menu.getByRole('navigation'), {minWidth: 200});
});

test('early clicks on the same button count as one', async ({page}) => {
  const release = await openWithoutScripts(page);
  await themeToggle(page).click();
  await themeToggle(page).click();
  release();
  await waitForScripts(page);
  await expect(root(page)).toHaveClass(/dark/);
  await expect(page.getByRole('button', {name: 'Switch to light theme'})).toHaveCSS('opacity', '1');
});

test('only the last early click counts, and none if it was beside the buttons', async ({page}) => {
  const release = await openWithoutScripts(page);
  await themeToggle(page).click();
  await page.getByRole('heading', {level: 1}).click({position: {x: 5, y: 5}});
  await expect(themeToggle(page)).toHaveCSS('opacity', '1');
  release();
  await waitForScripts(page);
  await expect(root(page)).not.toHaveClass(/dark/);
});

test('a click that the page has answered is not repeated', async ({page}) => {
  // Hold animation frames until the second click, because the page is ready only after some of them.
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.addEventListener('frames', () => {
      window.requestAnimationFrame = request;
      held.forEach(request);
    });
  });
  const release = await openWithoutScripts(page);
  await themeToggle(page).click();
  release();
  await expect(root(page)).not.toHaveAttribute('data-awaits-scripts');
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
  await themeToggle(page).click();
  await expect(root(page)).toHaveClass(/dark/);
  await page.evaluate(() => window.dispatchEvent(new Event('frames')));
  await waitForScripts(page);
  await expect(root(page)).toHaveClass(/dark/);
});
