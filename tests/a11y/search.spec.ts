/** The search dialog for people who cannot see it: axe, and what assistive technology is told. */
import {violations} from '../support/axe';
import {openSearchDialog, searchFor} from '../support/searchDialog';
import {INDEX} from '../support/searchDialog';
import {expect, open, test} from '../support/test';

const PAGE = '/dms/messages';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog in the ${colorScheme} theme: empty, with results in both views, and without`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, PAGE);
    const {input, status, button} = await openSearchDialog(page);
    expect(await violations(page), 'empty').toEqual([]);
    await input.fill('messages');
    await expect(status).toHaveText('16 results');
    expect(await violations(page), 'with results').toEqual([]);
    await button('Toggle detail view').click();
    expect(await violations(page), 'without details').toEqual([]);
    await input.fill('qzxqzx');
    await expect(status).toHaveText('No results for "qzxqzx"');
    expect(await violations(page), 'without results').toEqual([]);
  });
}

test('what assistive technology is told', async ({page, isMobile}) => {
  await page.route(INDEX, (route) =>
    route.fulfill({
      json: {
        pages: [['dms/streams', [1, 'Stream', 'Stream conversations.'], [2, 'Stop', 'A stream ends.']]],
      },
    }),
  );
  await open(page, PAGE);
  const {root} = await openSearchDialog(page);
  const shortcuts = isMobile ? '' : '\n  - list "Shortcuts"';
  await expect(root).toMatchAriaSnapshot(`
- dialog "Search":
  - searchbox "Search"
  - button "Toggle detail view" [pressed]
  - button "Reset search" [disabled]
  - button "Close search dialog"
  - status${shortcuts}
`);
  await page.keyboard.press('Escape');
  await searchFor(page, 'stream');
  await expect(root).toMatchAriaSnapshot(`
- dialog "Search":
  - searchbox "Search": stream
  - button "Toggle detail view" [pressed]
  - button "Reset search"
  - button "Close search dialog"
  - listbox "Search results":
    - option "Stream Stream conversations." [selected]
    - option "Stop Stream A stream ends."
  - status: 2 results${shortcuts}
`);
});
