import {AxeBuilder} from '@axe-core/playwright';
import {expect, open, test} from '../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`outline and footers at the end of a page in the ${colorScheme} theme`, async ({page, isMobile}) => {
    await page.emulateMedia({colorScheme});
    await open(page, '/dms/client');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (!isMobile) {
      await expect(page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current]')).toHaveText('Next');
    }
    const {violations} = await new AxeBuilder({page})
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({id, nodes}) => ({id, places: nodes.map(({target}) => target)}))).toEqual([]);
  });
}
