/**
 * Tests the minimum size of targets: 24 × 24 px (WCAG 2.2, 2.5.8). On phones, the buttons around the text, such as
 * those in bars and menus, must be 44 × 44 px or larger.
 */
import type {Page} from '@playwright/test';
import {smallTargets} from '../support/geometry';
import {test as onFixture} from '../support/navigationSite';
import {openSearchDialog, searchFor} from '../support/searchDialog';
import {SHORT_PAGE, expect, open, test} from '../support/test';

test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

const ROUTES = ['/', '/dms/client', '/dms/messages', '/get-started/references', '/no/such/page'];

for (const route of ROUTES) {
  test(`${route}: every target is at least 24 px, or far enough from others`, {tag: '@both'}, async ({page}) => {
    await open(page, route);
    expect(await smallTargets(page, 24)).toEqual([]);
  });
}

/** The logo in the top bar. It may be less than 44 px high, because it's a link and not a button. */
const LOGO = [{target: 'a Home', size: '104 × 28'}];

test.describe('on phones', {tag: '@mobile'}, () => {
  test('the top bar: every button is at least 44 px', async ({page}) => {
    await open(page, SHORT_PAGE);
    expect(await smallTargets(page.getByRole('banner'), 44)).toEqual(LOGO);
  });

  const DIALOGS: [name: string, show: (page: Page) => Promise<unknown>][] = [
    ['Menu', (page) => page.getByRole('button', {name: /^Menu/}).tap()],
    ['On this page', (page) => page.getByRole('button', {name: 'On this page'}).tap()],
    ['More', (page) => page.getByRole('button', {name: 'More'}).tap()],
    ['search', openSearchDialog],
    ['search with results', (page) => searchFor(page, 'messages')],
    [
      'search with titles alone',
      async (page) => (await searchFor(page, 'messages')).button('Toggle detail view').tap(),
    ],
  ];

  for (const [name, show] of DIALOGS) {
    test(`${name}: every target is at least 44 px`, async ({page}) => {
      await open(page, SHORT_PAGE);
      await show(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await smallTargets(page.getByRole('dialog'), 44)).toEqual([]);
    });
  }

  test('the curtain bar and "Copy page": every button is at least 44 px', async ({page}) => {
    const expectSize = async (name: string | RegExp) => {
      const box = (await page.getByRole('button', {name, exact: true}).boundingBox())!;
      expect(Math.min(box.width, box.height), String(name)).toBeGreaterThanOrEqual(44);
    };
    await open(page, SHORT_PAGE);
    await page.getByRole('button', {name: 'Page as Markdown'}).tap();
    for (const name of ['Copy page', 'Page as Markdown', 'Copy as Markdown']) await expectSize(name);
    await page.evaluate(() => {
      scrollTo({top: 800, behavior: 'instant'});
    });
    await expect(page.getByRole('button', {name: 'Top', exact: true})).toBeVisible();
    for (const name of ['Top', /^Menu/, 'On this page']) await expectSize(name);
  });
});

onFixture.describe('on a site with menus', {tag: '@both'}, () => {
  // Run these tests in one worker, because other workers would only wait for the same build.
  onFixture.describe.configure({mode: 'default'});

  onFixture('open menus have targets of at least 24 px, on phones 44 px', async ({page, isMobile}) => {
    await open(page, 'kits');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('button', {name: 'Products'}).click();
    await expect(bar.getByRole('link', {name: 'Kits'})).toBeVisible();
    const menus = isMobile ? bar.getByRole('dialog') : bar;
    expect(await smallTargets(menus, isMobile ? 44 : 24)).toEqual([]);
  });
});
