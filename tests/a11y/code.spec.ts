/** Runs axe on code after a reader has chosen another tab or wrapped the code's lines. */
import {violationsAtBothWidths} from '../support/axe';
import {expect, open, test} from '../support/contentTest';

test.describe('code', {tag: '@desktop'}, () => {
  test('with another tab selected', async ({page, site}) => {
    await open(page, `${site}/groups`);
    const kotlin = page.getByRole('tab', {name: 'Kotlin'}).first();
    await kotlin.click();
    await expect(kotlin).toHaveAttribute('aria-selected', 'true');
    expect(await violationsAtBothWidths(page)).toEqual([]);
  });

  test('with lines wrapped, and every mark', async ({page, site}) => {
    await open(page, `${site}/blocks`);
    const toggle = page.getByRole('button', {name: 'Wrap lines'}).first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    // For axe, a button that a sticky bar partly covers is too small.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    expect(await violationsAtBothWidths(page)).toEqual([]);
  });
});
