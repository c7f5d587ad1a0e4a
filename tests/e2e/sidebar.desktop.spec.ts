/** Tests the sidebar (SPEC §2 "Sidebar behaviour", §4 "Sidebar sections"). */
import type {Locator, Page} from '@playwright/test';
import {openWithoutScripts} from '../support/faultTest';
import {expectUsable} from '../support/geometry';
import {LONG_WORD, expect, open, test} from '../support/sidebarSite';
import {at} from '../support/test';

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Sidebar'});
const link = (page: Page, name: string): Locator => sidebar(page).getByRole('link', {name, exact: true});
const toggle = (page: Page, section: string): Locator =>
  sidebar(page).getByRole('button', {name: new RegExp(`^(Expand|Collapse) ${section}$`)});

/** Returns the distance of an item from the upper edge of the navigation, in px. */
async function offsetInNavigation(page: Page, item: Locator): Promise<number> {
  const [outer, inner] = [await sidebar(page).boundingBox(), await item.boundingBox()];
  return inner!.y - outer!.y;
}

test.describe('on the portal', () => {
  test('the logo links to /', {tag: '@base-path'}, async ({page}) => {
    await open(page, '/dms/client');
    await page.getByRole('complementary').getByRole('link', {name: 'Home'}).first().click();
    await expect(page).toHaveURL(at('/'));
  });

  test('only the displayed page is current, by its .html address too', {tag: '@base-path'}, async ({page}) => {
    for (const address of ['/dms/client', '/dms/client.html']) {
      await open(page, address);
      await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Create a client']);
      await expect(link(page, 'Create a client')).toHaveAttribute('aria-current', 'page');
    }
    await link(page, 'Send messages').click();
    await expect(page).toHaveURL(at('/dms/messages'));
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(['Send messages']);
  });

  test("it is as high as the window and doesn't scroll with the page", async ({page}) => {
    await open(page, '/dms/client');
    const aside = page.getByRole('complementary');
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await aside.boundingBox()).toMatchObject({x: 0, y: 0, height: page.viewportSize()!.height});
    // At the end of the page, beside the footer, the sidebar is still as high as the window.
    const distanceToEnd = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await expect.poll(distanceToEnd).toBeLessThan(1);
    expect(await aside.boundingBox()).toMatchObject({x: 0, y: 0, height: page.viewportSize()!.height});
  });

  test('a page without a sidebar has none in its HTML', async ({request}) => {
    const hasSidebar = async (route: string) =>
      /aria-label="?Sidebar/.test(await (await request.get(at(route))).text());
    expect(await hasSidebar('/dms/client')).toBe(true);
    expect(await hasSidebar('/privacy')).toBe(false);
  });

  test('it is not printed', async ({page, site}) => {
    await open(page, `${site}/bare`);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
  });
});

/** Opens a page, and goes on to the next with a link of the sidebar. */
async function openAndGoOn(page: Page): Promise<void> {
  await open(page, '/dms/client');
  await link(page, 'Send messages').click();
  await expect(page).toHaveURL(at('/dms/messages'));
}

/**
 * After {@link openAndGoOn}, clicks "Back", and checks that this went back in the history, so the reader can go forward
 * again.
 */
async function goBackAndForward(page: Page): Promise<void> {
  await expect(link(page, 'Back')).toHaveAttribute('href', at('/dms/client'));
  await link(page, 'Back').click();
  await expect(page).toHaveURL(at('/dms/client'));
  await expect(link(page, 'Home')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(at('/dms/messages'));
  await expect(link(page, 'Back')).toBeVisible();
}

test.describe('the back link', () => {
  test('reads Home without history, and goes to /', {tag: '@base-path'}, async ({page}) => {
    await open(page, '/dms/client');
    await expect(link(page, 'Back')).toBeHidden();
    await link(page, 'Home').click();
    await expect(page).toHaveURL(at('/'));
  });

  test('reads Home if the previous path is /', {tag: '@base-path'}, async ({page}) => {
    await open(page, '/');
    await link(page, 'Create a client').click();
    await expect(page).toHaveURL(at('/dms/client'));
    await expect(link(page, 'Home')).toBeVisible();
    await expect(link(page, 'Back')).toBeHidden();
  });

  test(
    'reads Back if the reader came from another page, and goes back in the history',
    {tag: '@base-path'},
    async ({page}) => {
      await openAndGoOn(page);
      // Going to an anchor doesn't change where "Back" leads.
      await page.evaluate(() => (location.hash = 'send-a-message'));
      await expect(page).toHaveURL(at('/dms/messages#send-a-message'));
      await goBackAndForward(page);
    },
  );

  test('survives a reload', {tag: '@base-path'}, async ({page}) => {
    await openAndGoOn(page);
    await page.reload();
    await goBackAndForward(page);
  });

  test('reads Back after a link that the reader followed before the scripts arrived', async ({page}) => {
    const release = await openWithoutScripts(page, '/dms/client?sdk=swift#saving-keys');
    await link(page, 'Send messages').click();
    await expect(page).toHaveURL(at('/dms/messages'));
    release();
    await expect(link(page, 'Back')).toHaveAttribute('href', at('/dms/client'));
    await link(page, 'Back').click();
    await expect(page).toHaveURL(at('/dms/client?sdk=swift#saving-keys'));
  });

  test('remembers a page without a sidebar too', async ({page, site}) => {
    await open(page, `${site}/alone`);
    await page.getByRole('main').getByRole('link', {name: 'Other two'}).click();
    await expect(link(page, 'Back')).toHaveAttribute('href', '/alone');
    await link(page, 'Back').click();
    await expect(page).toHaveURL(`${site}/alone`);
  });
});

test.describe('sections', () => {
  test('nest up to five levels, and all above the current page are active and open', async ({page, site}) => {
    await open(page, `${site}/concepts/v3/groups/leaf`);
    const leaf = link(page, 'Leaf');
    await expect(leaf).toBeVisible();
    await expect(leaf).toHaveAttribute('aria-current', 'page');
    await expect(toggle(page, 'Concepts')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Groups')).toHaveAttribute('aria-expanded', 'true');
    const lists = leaf.locator('xpath=ancestor::ul');
    // The lists of five sections, and the list of the top level.
    await expect(lists).toHaveCount(6);
  });

  test('start as configured, and mouse and keyboard toggle them', async ({page, site}) => {
    await open(page, `${site}/reference`);
    await expect(link(page, 'Calls')).toBeVisible();
    await toggle(page, 'Reference').click();
    await expect(link(page, 'Calls')).toBeHidden();
    await expect(link(page, 'Identity')).toBeHidden();
    const expand = sidebar(page).getByRole('button', {name: 'Expand Concepts'});
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await link(page, 'Concepts').focus();
    await page.keyboard.press('Tab');
    await expect(expand).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Identity')).toBeVisible();
    await expectUsable(link(page, 'Identity').locator('xpath=ancestor::ul[1]'), {minWidth: 200, minHeight: 60});
    await page.keyboard.press('Space');
    await expect(link(page, 'Identity')).toBeHidden();
    await expect(page).toHaveURL(`${site}/reference`);
  });

  test('have a toggle only with a link and a collapsed setting; a section without a link is text', async ({
    page,
    site,
  }) => {
    await open(page, `${site}/concepts`);
    await expect(sidebar(page).getByRole('button')).toHaveCount(4);
    for (const name of ['Concepts', 'Groups', 'Reference', 'Tools']) await expect(toggle(page, name)).toBeVisible();
    await expect(link(page, 'Third')).toBeVisible();
    await expect(sidebar(page).getByText('Versions', {exact: true})).toBeVisible();
    await expect(link(page, 'Versions')).toBeHidden();
    await expect(sidebar(page).getByRole('list', {name: 'Versions'})).toBeVisible();
  });

  test('open when the reader comes to one of their pages, and stay open', async ({page, site}) => {
    await open(page, `${site}/`);
    await expect(link(page, 'Leaf')).toBeHidden();
    await page.getByRole('main').getByRole('link', {name: 'Leaf'}).click();
    await expect(link(page, 'Leaf')).toHaveAttribute('aria-current', 'page');
    await expect(link(page, 'Leaf')).toBeVisible();
    await link(page, 'Start').click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(link(page, 'Leaf')).toBeVisible();
  });

  test('can be closed on their own page, and are open again on the next visit', async ({page, site}) => {
    await open(page, `${site}/concepts/identity`);
    await toggle(page, 'Concepts').click();
    await expect(link(page, 'Identity')).toBeHidden();
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Part'}).click();
    await expect(page).toHaveURL(`${site}/concepts/identity#part`);
    await expect(link(page, 'Identity')).toBeHidden();
    await link(page, 'Concepts').click();
    await expect(page).toHaveURL(`${site}/concepts`);
    await expect(link(page, 'Identity')).toBeVisible();
  });
});

test('an item that is active by its child or its match is highlighted', async ({page, site}) => {
  const look = (name: string) =>
    sidebar(page)
      .getByText(name, {exact: true})
      .evaluate((item) => [getComputedStyle(item).color, getComputedStyle(item).backgroundColor]);
  await open(page, `${site}/concepts/v3/groups/leaf`);
  const plain = await look('Many pages');
  // Some of these sections have a link, some don't.
  for (const section of ['Concepts', 'Versions', 'Third', 'Groups', 'Keys'])
    expect(await look(section)).not.toEqual(plain);
  expect(await look('Reference')).toEqual(plain);
  await open(page, `${site}/matched/second`);
  expect(await look('Matched')).not.toEqual(await look('Start'));
  expect(await look('Concepts')).toEqual(plain);
});

test('an item is active by its match', async ({page, site}) => {
  await open(page, `${site}/matched/second`);
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Matched']);
  await expect(link(page, 'Matched')).toHaveAttribute('aria-current', 'true');
});

test('the longest prefix of a map wins', async ({page, site}) => {
  await open(page, `${site}/other/one`);
  await expect(link(page, 'Other two')).toBeVisible();
  await expect(link(page, 'Concepts')).toBeHidden();
});

test('without a logo, the sidebar begins with the navigation', async ({page, site}) => {
  /** Returns how far below the sidebar's upper edge the navigation begins, in px. */
  const offsetOn = async (route: string): Promise<number> => {
    await open(page, site + route);
    const [sidebar, navigation] = await Promise.all([
      page.getByRole('complementary').boundingBox(),
      page.getByRole('navigation', {name: 'Sidebar'}).boundingBox(),
    ]);
    return navigation!.y - sidebar!.y;
  };
  const [without, withLogo] = [await offsetOn('/bare'), await offsetOn('/concepts/identity')];
  expect(without).toBeLessThan(10);
  expect(withLogo).toBeGreaterThan(without + 20);
});

test.describe('the active item', () => {
  // Use a short window, so that the list is much longer than the sidebar.
  test.use({viewport: {width: 1280, height: 600}});

  test("scrolls to 100 px below the upper edge if it is far down; the window doesn't scroll", async ({page, site}) => {
    await open(page, `${site}/many/40`);
    await expect(link(page, 'Page 40')).toBeInViewport();
    expect(await offsetInNavigation(page, link(page, 'Page 40'))).toBeCloseTo(100, 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("doesn't scroll if it is in view, and the position is kept from page to page", async ({page, site}) => {
    await open(page, `${site}/many/40`);
    await expect(link(page, 'Page 40')).toBeInViewport();
    await sidebar(page).evaluate((nav) => nav.scrollBy({top: 60, behavior: 'instant'}));
    const place = await sidebar(page).evaluate((nav) => nav.scrollTop);
    await link(page, 'Page 45').click();
    await expect(link(page, 'Page 45')).toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(place);
  });

  test("doesn't move if it is cut off at the top and the reader clicks it", async ({page, site}) => {
    await open(page, `${site}/many/20`);
    const place = await sidebar(page).evaluate((nav) => nav.scrollTop);
    const {height} = (await link(page, 'Page 25').boundingBox())!;
    const offset = await offsetInNavigation(page, link(page, 'Page 25'));
    const moved = place + Math.round(offset + height / 2);
    await sidebar(page).evaluate((nav, top) => nav.scrollTo({top, behavior: 'instant'}), moved);
    await link(page, 'Page 25').click({position: {x: 40, y: height - 4}});
    await expect(link(page, 'Page 25')).toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(moved);
  });

  test('scrolls into view when the reader comes to its page another way', async ({page, site}) => {
    await open(page, `${site}/many/20`);
    await link(page, 'Page 25').click();
    await expect(link(page, 'Page 25')).toHaveAttribute('aria-current', 'page');
    await sidebar(page).evaluate((nav) => nav.scrollTo({top: 0, behavior: 'instant'}));
    await page.goBack();
    await expect(link(page, 'Page 20')).toBeInViewport();
    expect(await offsetInNavigation(page, link(page, 'Page 20'))).toBeCloseTo(100, 0);
  });

  test('is already scrolled into view while the scripts load', async ({page, site}) => {
    await openWithoutScripts(page, `${site}/many/40`);
    expect(await offsetInNavigation(page, link(page, 'Page 40'))).toBeCloseTo(100, 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('stays where the reader has scrolled it before the scripts arrive', async ({page, site}) => {
    const release = await openWithoutScripts(page, `${site}/many/40`);
    await sidebar(page).evaluate((nav) => nav.scrollTo({top: 0, behavior: 'instant'}));
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(0);
  });

  test('scrolls into view when the sidebar appears', async ({page, site}) => {
    await page.setViewportSize({width: 768, height: 700});
    await open(page, `${site}/many/40`);
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({width: 1024, height: 700});
    await expect(link(page, 'Page 40')).toBeInViewport();
  });
});

test('a page with a slug has the sidebar for its address', async ({page, site}) => {
  await open(page, `${site}/other/slug`);
  await expect(link(page, 'Other one')).toBeVisible();
  await expect(link(page, 'Start')).toHaveCount(0);
});

test("a closed section opens on its item's page, whatever the item's match", async ({page, site}) => {
  await open(page, `${site}/kept`);
  await expectUsable(link(page, 'Elsewhere'), {minWidth: 100, minHeight: 24});
  await expect(link(page, 'Elsewhere')).toHaveAttribute('aria-current', 'page');
});

test('a long word in the name of a section breaks', async ({page, site}) => {
  await open(page, `${site}/long`);
  const name = sidebar(page).getByText(LONG_WORD);
  const [outer, inner] = [(await sidebar(page).boundingBox())!, (await name.boundingBox())!];
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(await name.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test("every section is open, and no control shows that wouldn't work", async ({page, site}) => {
    await page.goto(`${site}/reference`);
    await expect(link(page, 'Leaf')).toBeVisible();
    await expect(sidebar(page).getByRole('button')).toHaveCount(0);
    await expect(link(page, 'Home')).toBeVisible();
    await link(page, 'Leaf').click();
    await expect(page).toHaveURL(`${site}/concepts/v3/groups/leaf`);
  });
});
