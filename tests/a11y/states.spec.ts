/** axe where the pages of the sitemap do not lead: with a banner, and after an error. */
import {AxeBuilder} from '@axe-core/playwright';
import {ANNOUNCED_SITE} from '../support/announcedSite';
import {serveSite, type ServedSite} from '../support/servedSite';
import {expect, open, test} from '../support/test';

// One build for all tests of this file.
test.describe.configure({mode: 'default'});
// React reports what a boundary caught.
test.use({expectedErrors: [/it failed|The sample broke/]});

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await serveSite(ANNOUNCED_SITE);
});
test.afterAll(() => site.close());

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({colorScheme});

    for (const state of ['', 'Fail with a message', 'Break the page', 'Break the frame', 'Break the frame for good']) {
      test(`a page with a banner ${state && `after "${state}"`}`, async ({page}) => {
        await open(page, `${site.origin}/crash`);
        if (state) {
          await page.getByRole('button', {name: state, exact: true}).click();
          await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible();
        }
        const {violations} = await new AxeBuilder({page})
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.map(({id, nodes}) => ({id, places: nodes.map(({target}) => target)}))).toEqual([]);
      });
    }
  });
}
