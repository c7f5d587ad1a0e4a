import {violations} from '../support/axe';
import {at, expect, open, test} from '../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the progress bar in the ${colorScheme} theme`, async ({page}) => {
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
    expect(await violations(page)).toEqual([]);
  });
}
