/** Runs axe on every page in the full dialect, with all details open, in both themes. */
import {violationsInThemes} from '../support/axe';
import {GUIDE} from '../support/dialectSite';
import {expect, open, test} from '../support/contentTest';

// Expect a missing image: Docusaurus doesn't add the base path to the address of an image in HTML.
test.use({expectedErrors: [/status of 404 \(Not Found\) \(http:\/\/localhost:\d+\/img\/square\.svg\)$/]});

for (const route of ['/', ...GUIDE.map((page) => `/guide/${page}`)]) {
  test(route, {tag: '@both'}, async ({page, site, isMobile}) => {
    await open(page, site + route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // These pages combine constructs without regard to heading levels; the portal's own pages don't skip levels.
    expect(await violationsInThemes(page, isMobile, ['heading-order'])).toEqual([]);
  });
}
