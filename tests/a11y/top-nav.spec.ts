import {violations} from '../support/axe';
import {expect, open, test} from '../support/navigationSite';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the top navigation with its menu open, in the ${colorScheme} theme`,
    {tag: '@both'},
    async ({page, isMobile}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, 'kits');
      const main = page.getByRole('navigation', {name: 'Main'});
      await main.getByRole('button', {name: 'Products'}).click();
      await expect(main.getByRole('link', {name: 'Kits'})).toBeVisible();
      if (isMobile) await expect(page.getByRole('dialog', {name: 'Top navigation'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );
}
