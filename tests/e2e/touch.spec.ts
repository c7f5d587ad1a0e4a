/** Tests touch input, for parts of the portal whose own tests don't use `tap()`. */
import type {Page} from '@playwright/test';
import {test as onContent} from '../support/contentTest';
import {deferred} from '../support/deferred';
import {expectUsable} from '../support/geometry';
import {test as onNavigation} from '../support/navigationSite';
import {searchButton, searchDialog} from '../support/searchDialog';
import {test as onSidebar} from '../support/sidebarSite';
import {at, expect, open, test} from '../support/test';

const READS_CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};
/** A tablet in landscape: wide enough for the top bar's row of links and for the sidebar. */
const WIDE = {viewport: {width: 1180, height: 820}};

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('on a phone', {tag: '@mobile'}, () => {
  test('search: open, type, change the view, clear, choose a result, close', async ({page}) => {
    await open(page, '/dms/messages');
    const {root, input, options, button, list} = searchDialog(page);
    await searchButton(page).tap();
    await expectUsable(root, {minWidth: 390, minHeight: 844});
    await expect(input).toBeFocused();
    await page.keyboard.type('consent');
    await expectUsable(list, {minWidth: 350, minHeight: 300});
    await button('Toggle detail view').tap();
    await expect(button('Toggle detail view')).toHaveAttribute('aria-pressed', 'false');
    await expectUsable(options.first(), {minWidth: 300, minHeight: 44});
    await button('Clear search').tap();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await page.keyboard.type('troubleshoot');
    await expectUsable(options.first(), {minWidth: 300, minHeight: 44});
    await options.first().tap();
    await expect(page).toHaveURL(/troubleshoot/);
    await expect(root).toBeHidden();
    await searchButton(page).tap();
    await expectUsable(root, {minWidth: 390, minHeight: 844});
    await button('Close search dialog').tap();
    await expect(root).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test('a tab of a code group shows its panel, in every group', async ({page}) => {
    await open(page, '/dms/messages');
    await page.getByRole('tab', {name: 'Kotlin'}).first().tap();
    const panels = page.getByRole('tabpanel', {name: 'Kotlin'});
    await expect(panels.nth(2)).toBeVisible();
    for (const panel of (await panels.all()).slice(0, 3)) {
      await panel.scrollIntoViewIfNeeded();
      await expectUsable(panel, {minWidth: 300, minHeight: 60});
    }
  });

  test('a tap opens a type, even before its popup has loaded, and a tap elsewhere closes it', async ({page}) => {
    await open(page, '/dms/client#get-a-signer');
    const name = page.getByRole('group', {name: 'Code with types'}).getByText('Signer', {exact: true}).last();
    const tapIsOver = deferred();
    await page.route('**/assets/**', async (route) => {
      await tapIsOver.promise;
      await route.fallback();
    });
    await name.tap();
    tapIsOver.resolve();
    await expectUsable(page.getByRole('tooltip'), {minWidth: 100});
    await page.getByRole('heading', {level: 2}).filter({visible: true}).first().tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('a long line wraps', async ({page}) => {
    await open(page, '/dms/client');
    const toggle = page.getByRole('button', {name: 'Wrap lines'}).first();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expectUsable(toggle);
  });

  test('the theme changes and changes back', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/terms');
    for (const theme of ['dark', 'light']) {
      const toggle = page.getByRole('button', {name: `Switch to ${theme} theme`});
      await expectUsable(toggle, {minWidth: 44, minHeight: 44});
      await toggle.tap();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });

  test('the next page', async ({page}) => {
    await open(page, '/dms/client');
    await page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link', {name: /^Next/}).tap();
    await expect(page).toHaveURL(at('/dms/conversations'));
  });

  test.describe('with the clipboard', () => {
    test.use(READS_CLIPBOARD);

    test('a sample is copied', async ({page}) => {
      await open(page, '/dms/messages');
      const panel = page.getByRole('tabpanel').filter({visible: true}).first();
      await panel.getByRole('button', {name: 'Copy code'}).tap();
      await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
      expect(await clipboard(page)).toBe(await panel.locator('code').evaluate((code) => code.textContent));
    });

    test('the page is copied from its menu, which a tap elsewhere closes', async ({page}) => {
      await open(page, '/dms/client');
      const menu = page.getByRole('list').filter({has: page.getByRole('link', {name: 'View as Markdown'})});
      const toggle = page.getByRole('button', {name: 'Page as Markdown'});
      await toggle.tap();
      await expectUsable(menu, {minWidth: 130, minHeight: 2 * 44});
      await page.getByRole('button', {name: 'Copy as Markdown'}).tap();
      await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
      expect(await clipboard(page)).toContain('# Create and configure a client');
      await expect(menu).toBeHidden();
      await toggle.tap();
      await expectUsable(menu, {minWidth: 130, minHeight: 2 * 44});
      await page.getByRole('heading', {level: 1}).tap({position: {x: 5, y: 5}});
      await expect(menu).toBeHidden();
    });
  });
});

onNavigation.describe('on a site with menus', {tag: '@mobile'}, () => {
  // Run these tests in one worker, because other workers would only wait for the same build.
  onNavigation.describe.configure({mode: 'default'});

  const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});
  /** Returns the list of links in the open menu. */
  const links = (page: Page) => main(page).getByRole('list').getByRole('list').filter({visible: true});

  onNavigation('More opens, its sections open one at a time, a link leads to its page', async ({page, baseURL}) => {
    await open(page, 'minimal');
    const dialog = page.getByRole('dialog', {name: 'Top navigation'});
    await main(page).getByRole('button', {name: 'More'}).tap();
    await expectUsable(dialog, {minWidth: 300, minHeight: 200});
    await page.touchscreen.tap(10, 800);
    await expect(dialog).toBeHidden();
    await main(page).getByRole('button', {name: 'More'}).tap();
    await dialog.getByRole('button', {name: 'Products'}).tap();
    await expectUsable(links(page), {minWidth: 250, minHeight: 3 * 44});
    await dialog.getByRole('button', {name: 'Protocol'}).tap();
    await expectUsable(links(page), {minWidth: 250, minHeight: 44});
    await dialog.getByRole('link', {name: 'Versions'}).tap();
    await expect(page).toHaveURL(`${baseURL}protocol/versions`);
    await expect(dialog).toBeHidden();
  });

  onNavigation.describe('on a tablet', () => {
    onNavigation.use(WIDE);

    onNavigation('a menu of the row gives way to another, and a link leads to its page', async ({page, baseURL}) => {
      await open(page, 'minimal');
      await main(page).getByRole('button', {name: 'Products'}).tap();
      await expectUsable(links(page), {minWidth: 192, minHeight: 100});
      await main(page).getByRole('button', {name: 'Protocol'}).tap();
      await expect(links(page).getByRole('link')).toHaveText(['Versions']);
      await expectUsable(links(page), {minWidth: 192, minHeight: 50});
      await links(page).getByRole('link', {name: 'Versions'}).tap();
      await expect(page).toHaveURL(`${baseURL}protocol/versions`);
      await expect(links(page)).toHaveCount(0);
    });
  });
});

onSidebar.describe('on a tablet with a sidebar', {tag: '@mobile'}, () => {
  onSidebar.describe.configure({mode: 'default'});
  onSidebar.use(WIDE);

  onSidebar('sections open and close, and a link leads to its page', async ({page, site}) => {
    await open(page, `${site}/reference`);
    const sidebar = page.getByRole('navigation', {name: 'Sidebar'});
    const link = sidebar.getByRole('link', {name: 'Identity'});
    await sidebar.getByRole('button', {name: 'Expand Concepts'}).tap();
    await expectUsable(link, {minWidth: 150});
    await expectUsable(link.locator('xpath=ancestor::ul[1]'), {minWidth: 150, minHeight: 60});
    await sidebar.getByRole('button', {name: 'Collapse Concepts'}).tap();
    await expect(link).toBeHidden();
    await sidebar.getByRole('button', {name: 'Expand Concepts'}).tap();
    await link.tap();
    await expect(page).toHaveURL(`${site}/concepts/identity`);
  });
});

onContent.describe('on a page with details', {tag: '@mobile'}, () => {
  onContent('they open and close', async ({page, site}) => {
    await open(page, `${site}/guide/details`);
    const details = page.getByRole('group').filter({hasText: 'With code in the title'});
    const summary = details.locator('summary');
    await summary.tap();
    await expect(details).toHaveAttribute('open');
    await expectUsable(details, {minWidth: 300, minHeight: 80});
    await expectUsable(summary, {minWidth: 300, minHeight: 44});
    await summary.tap();
    await expect(details).not.toHaveAttribute('open');
  });
});
