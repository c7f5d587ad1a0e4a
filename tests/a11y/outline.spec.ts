import {violations} from '../support/axe';
import {expect, open, test} from '../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`outline and footers at the end of a page in the ${colorScheme} theme`, {tag: '@desktop'}, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, '/dms/overview');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
}
