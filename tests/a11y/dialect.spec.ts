/** Runs axe on pages with every construct of the dialect and open `<details>`, in both themes and at both widths. */
import {violationsAtBothWidths} from '../support/axe';
import {GUIDE} from '../support/dialectSite';
import {expect, open, test} from '../support/contentTest';

test.use({
  // Expect a missing image: Docusaurus doesn't add the base path to the address of an image in HTML.
  expectedErrors: [/status of 404 \(Not Found\) \(http:\/\/localhost:\d+\/img\/square\.svg\)$/],
});

/** These pages combine constructs without regard to heading levels; the portal's own pages don't skip levels. */
const EXEMPT = ['heading-order'];

for (const route of ['/', ...GUIDE.map((page) => `/guide/${page}`)]) {
  test(route, {tag: '@desktop'}, async ({page, site}) => {
    await open(page, site + route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await violationsAtBothWidths(page, EXEMPT)).toEqual([]);
  });
}
