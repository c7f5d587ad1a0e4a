/** Tests layouts in a browser (SPEC §2 "Page layout options"). tests/build/layouts.test.ts tests the server's HTML. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/sidebarSite';

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

const outline = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

/** Returns the names of the visible parts of the frame around the page. */
async function partsOf(page: Page): Promise<string[]> {
  const parts = {
    sidebar: page.getByRole('navigation', {name: 'Sidebar'}),
    outline: outline(page),
    pages: page.getByRole('navigation', {name: 'Previous and next page'}),
    'top bar': page.getByRole('navigation', {name: 'Main'}),
    logo: page.getByRole('link', {name: 'Home'}).filter({has: page.locator('img')}),
  };
  const shown = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ((await part.filter({visible: true}).count()) > 0 ? [name] : [])),
  );
  return shown.flat();
}

for (const [route, layout, parts] of [
  ['/concepts/identity', 'docs', ['sidebar', 'outline', 'pages', 'top bar', 'logo']],
  ['/plain', 'minimal', ['top bar', 'logo']],
  ['/landing', 'landing', ['top bar', 'logo']],
  ['/small', 'minimal', ['sidebar', 'top bar', 'logo']],
  ['/deep', 'minimal', ['outline', 'top bar', 'logo']],
  ['/bare', 'docs', ['sidebar', 'top bar']],
  ['/alone', 'docs', ['outline', 'top bar', 'logo']],
  ['/no-bar', 'docs', ['outline', 'logo', 'sidebar']],
  ['/empty/page', 'docs', ['outline', 'top bar', 'logo']],
] as const) {
  test(`${route} has the layout ${layout} with ${parts.join(', ')}`, async ({page, site}) => {
    await open(page, site + route);
    await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    expect((await partsOf(page)).sort()).toEqual([...parts].sort());
  });
}

test('the outline lists h2 and h3 by default, or as many levels as showOutline sets', async ({page, site}) => {
  await open(page, `${site}/headed`);
  await expect(outline(page).getByRole('link')).toHaveText(['Part with code', 'Deeper', 'Last']);
  await open(page, `${site}/deep`);
  await expect(outline(page).getByRole('link')).toHaveText(['Two', 'Three', 'Four']);
});

test('the layout changes with the page', async ({page, site}) => {
  await open(page, `${site}/alone`);
  await page.getByRole('main').getByRole('link', {name: 'Plain'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'minimal');
  await expect(page.locator('html')).not.toHaveAttribute('data-sidebar');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'docs');
});
