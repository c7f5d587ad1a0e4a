/** Tests the shortcuts that go to other pages (SPEC §2 "Keyboard"). search.spec.ts tests the shortcuts for search. */
import type {Page} from '@playwright/test';
import {FRESH, SHORT_PAGE, at, expect, open, test} from '../support/test';

// One test counts history entries, so each test needs a browser context of its own.
test.use(FRESH);

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Waits for two frames, in which a navigation would begin, and expects that the address is still the same. */
async function expectSamePage(page: Page, route: string): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page).toHaveURL(at(route));
}

test('left Shift with an arrow goes to the next and previous page, repeatedly', {tag: '@base-path'}, async ({page}) => {
  await open(page, '/dms/client');
  await page.keyboard.down('ShiftLeft');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at('/dms/conversations'));
  await expect(heading(page)).toHaveText('Create and list conversations');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at('/dms/messages'));
  await expect(heading(page)).toHaveText('Send and read messages');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(at('/dms/conversations'));
  await expect(heading(page)).toHaveText('Create and list conversations');
  await page.keyboard.up('ShiftLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSamePage(page, '/dms/conversations');
});

test('left Shift still counts as held after the focus has moved', async ({page}) => {
  await open(page, '/dms/client');
  const next = page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link', {name: /^Next/});
  await next.focus();
  await page.keyboard.down('ShiftLeft');
  await page.keyboard.press('Tab');
  await expect(next).not.toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at('/dms/conversations'));
  await page.keyboard.up('ShiftLeft');
});

test('the first page has no previous page', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('ShiftLeft+ArrowLeft');
  await expectSamePage(page, '/');
});

for (const keys of [
  'ShiftRight+ArrowRight',
  'ArrowRight',
  'Control+ShiftLeft+ArrowRight',
  'Alt+ShiftLeft+ArrowRight',
]) {
  test(`${keys} stays on the page`, async ({page}) => {
    await open(page, SHORT_PAGE);
    await page.keyboard.press(keys);
    await expectSamePage(page, SHORT_PAGE);
  });
}

test('typing in a text field stays on the page', async ({page}) => {
  await open(page, SHORT_PAGE);
  for (const html of ['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>Text</p>']) {
    await page.getByRole('article').evaluate((article, field) => {
      article.insertAdjacentHTML('afterbegin', field);
      (article.firstElementChild as HTMLElement).focus();
    }, html);
    await page.keyboard.press('ShiftLeft+ArrowRight');
    await expectSamePage(page, SHORT_PAGE);
  }
});

test('in a tab list, arrows select a tab, and with left Shift they go to another page', async ({page}) => {
  await open(page, '/dms/client');
  await page.getByRole('tab').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectSamePage(page, '/dms/client');
  await page.keyboard.press('ShiftLeft+ArrowRight');
  await expect(heading(page)).toHaveText('Create and list conversations');
});

test('Right, then Left at once ends where it began', async ({page}) => {
  await open(page, '/dms/client');
  const length = await page.evaluate(() => history.length);
  await page.keyboard.down('ShiftLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 2);
  await expect(page).toHaveURL(at('/dms/client'));
  await expect(heading(page)).toHaveText('Create and configure a client');
});

test('ten presses in a row from a heading that was clicked go ten pages on, and select no text', async ({page}) => {
  await open(page, '/dms/client');
  // Phones don't show the sidebar, but it is in the page.
  const links = page.getByRole('navigation', {name: 'Sidebar', includeHidden: true}).locator('ul a');
  const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const target = pages[pages.indexOf(at('/dms/client')) + 10]!;
  await heading(page).click();
  await page.keyboard.down('ShiftLeft');
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(target);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveAttribute('href', target);
  expect(await page.evaluate(() => window.getSelection()!.toString())).toBe('');
});

test('with text selected, the keys extend the selection', async ({page}) => {
  await open(page, '/dms/client');
  await heading(page).evaluate((element) => {
    window.getSelection()!.setBaseAndExtent(element.firstChild!, 0, element.firstChild!, 3);
  });
  await page.keyboard.press('ShiftLeft+ArrowRight');
  await expectSamePage(page, '/dms/client');
  expect(await page.evaluate(() => window.getSelection()!.toString())).toBe('Crea');
});

test('a Shift key released outside the window counts as released', async ({page}) => {
  await open(page, SHORT_PAGE);
  await page.keyboard.down('ShiftLeft');
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
  await page.keyboard.press('ArrowRight');
  await expectSamePage(page, SHORT_PAGE);
  await page.keyboard.up('ShiftLeft');
});

test('Tab continues from a text that was clicked', async ({page}) => {
  await open(page, '/dms/client');
  await page.getByText('the address needs the mixed-case EIP-55 checksum').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Link to What the wallet signs'})).toBeFocused();
});
