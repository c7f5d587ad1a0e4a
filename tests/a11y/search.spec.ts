/** Runs axe on the search dialog, and tests the names, states and messages that screen readers get. */
import type {Page} from '@playwright/test';
import {violationsAtBothWidths} from '../support/axe';
import {openSearchDialog, searchFor, serveIndex} from '../support/searchDialog';
import {SHORT_PAGE, expect, open, test} from '../support/test';

const PAGE = SHORT_PAGE;

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  empty: openSearchDialog,
  'with results and their details': (page) => searchFor(page, 'messages'),
  'with results alone': async (page) => (await searchFor(page, 'messages')).button('Toggle detail view').click(),
  'without results': async (page) => {
    const {input, status} = await openSearchDialog(page);
    await input.fill('qzxqzx');
    await expect(status).toHaveText('No results for "qzxqzx"');
  },
};

for (const [name, prepare] of Object.entries(STATES)) {
  test(`the dialog ${name}`, {tag: '@desktop'}, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE);
    await prepare(page);
    // Run axe only on the dialog. The page behind it is inert, and tests/e2e/pages.spec.ts runs axe on pages.
    expect(await violationsAtBothWidths(page, [], 'dialog')).toEqual([]);
  });
}

test('assistive technology gets names, states and messages', {tag: '@both'}, async ({page, isMobile}) => {
  await serveIndex(page, 'dms/streams', [
    [1, 'Stream', 'Stream conversations.'],
    [2, 'Stop', 'A stream ends.'],
  ]);
  await open(page, PAGE);
  const {root} = await openSearchDialog(page);
  const shortcuts = isMobile ? '' : '\n  - list "Shortcuts"';
  await expect(root).toMatchAriaSnapshot(`
- dialog "Search":
  - searchbox "Search"
  - button "Toggle detail view" [pressed]
  - button "Clear search" [disabled]
  - button "Close search dialog"
  - status${shortcuts}
`);
  await page.keyboard.press('Escape');
  await searchFor(page, 'stream');
  await expect(root).toMatchAriaSnapshot(`
- dialog "Search":
  - searchbox "Search": stream
  - button "Toggle detail view" [pressed]
  - button "Clear search"
  - button "Close search dialog"
  - listbox "Search results":
    - option "Stream Stream conversations." [selected]
    - option "Stop Stream A stream ends."
  - status: 2 results${shortcuts}
`);
});
