import {violationsAtBothWidths} from '../support/axe';
import {at, expect, open, test} from '../support/test';

test('the progress bar', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/dms/overview');
  // Never answer requests for scripts, so that the next page keeps loading.
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
  // Scroll away from the clicked link, so that the sticky bar doesn't cover half of another link.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  // The address bar already shows the next page's address. So axe doesn't recognize the displayed page's skip link as
  // one, and reports it as content outside all landmarks.
  expect(await violationsAtBothWidths(page, ['region'])).toEqual([]);
});
