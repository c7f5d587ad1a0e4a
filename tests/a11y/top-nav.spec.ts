import {AxeBuilder} from '@axe-core/playwright';
import {test} from '../support/navigationSite';
import {expect, open} from '../support/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe.configure({mode: 'default'});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the top navigation with its menu open, in the ${colorScheme} theme`, async ({page, isMobile}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, 'kits');
    const main = page.getByRole('navigation', {name: 'Main'});
    await main.getByRole('button', {name: 'Products'}).click();
    await expect(main.getByRole('link', {name: 'Kits'})).toBeVisible();
    if (isMobile) await expect(page.getByRole('dialog', {name: 'Top navigation'})).toBeVisible();
    const {violations} = await new AxeBuilder({page}).withTags(WCAG).analyze();
    expect(violations.map(({id, help, nodes}) => ({id, help, places: nodes.map(({target}) => target)}))).toEqual([]);
  });
}
