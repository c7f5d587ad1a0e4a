import {violations} from '../support/axe';
import {expect, open, test} from '../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`outline and footers at the end of a page in the ${colorScheme} theme`, async ({page, isMobile}) => {
    // axe looks at every line of a long page.
    test.slow();
    await page.emulateMedia({colorScheme});
    await open(page, '/dms/client');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (!isMobile) {
      await expect(page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current]')).toHaveText('Next');
    }
    expect(await violations(page)).toEqual([]);
  });
}
