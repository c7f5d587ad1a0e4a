import {THEMES, violations} from '../support/axe';
import {at, expect, open, test} from '../support/test';

for (const {colorScheme, tag} of THEMES) {
  test(`the progress bar in the ${colorScheme} theme`, {tag}, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, '/dms/overview');
    // The next page never comes.
    await page.route(
      (url) => url.pathname.endsWith('.js'),
      () => undefined,
    );
    await page
      .getByRole('article')
      .locator(`a[href="${at('/dms/troubleshoot')}"]`)
      .first()
      .click();
    await expect(page.getByRole('progressbar', {name: 'Loading page'})).toBeVisible();
    // The address is already the next page's, so axe takes the skip link of the page that still shows for content.
    expect(await violations(page, 'all', ['region'])).toEqual([]);
  });
}
