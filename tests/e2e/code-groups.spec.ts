/**
 * Tests that a chosen tab applies to all groups of its kind, on the whole site and in other browser tabs, and that an
 * address can choose a tab.
 */
import type {Locator, Page} from '@playwright/test';
import {chunksOf, holdScripts} from '../support/chunks';
import {expect, open, test} from '../support/contentTest';
import {disablePrefetch} from '../support/faultTest';
import {expectUsable} from '../support/geometry';
import {observeLayoutShift} from '../support/layoutShift';

const groups = (page: Page) => page.getByRole('tablist', {name: 'Code samples'});
const tab = (page: Page, group: number, name: string) => groups(page).nth(group).getByRole('tab', {name, exact: true});
const selected = (page: Page) => page.locator('[data-code-group] [role="tab"][aria-selected="true"]').allTextContents();
/** Returns the first line of each visible sample. */
const shown = (page: Page) =>
  page
    .locator('[data-code-group] pre')
    .evaluateAll((all) =>
      all
        .filter((pre) => pre.checkVisibility() && pre.getBoundingClientRect().height > 0)
        .map((pre) => pre.textContent.split('\n')[0]),
    );
const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

const FIRST = ['firstJs1()', 'secondJs1()', 'noKotlinJs()', 'npm install', 'thirdJs1()', 'npm run'];
const KOTLIN = ['firstKt1()', 'secondKt1()', 'noKotlinJs()', 'npm install', 'thirdKt1()', 'npm run'];

test('shows the first tab of each group, and one choice changes all groups', async ({page, site}) => {
  await open(page, `${site}/groups`);
  expect(await shown(page)).toEqual(FIRST);
  await tab(page, 1, 'Kotlin').click();
  expect(await shown(page)).toEqual(KOTLIN);
  const panel = page.getByRole('tabpanel', {name: 'Kotlin'}).nth(1);
  await panel.scrollIntoViewIfNeeded();
  await expectUsable(panel, {minWidth: 300, minHeight: 400});
  expect(await selected(page)).toEqual(['Kotlin', 'Kotlin', 'JavaScript', 'npm', 'Kotlin', 'npm']);
  await tab(page, 3, 'yarn').click();
  expect(await shown(page)).toEqual(KOTLIN.map((line) => line.replace('npm', 'yarn')));

  await page.getByRole('link', {name: 'the other page'}).click();
  await expect(page).toHaveURL(/\/other$/);
  // The address changes before the page does, so wait for the page.
  await expect(page.getByRole('heading', {level: 1, name: 'Other'})).toBeVisible();
  expect(await shown(page)).toEqual(['otherKt1()', 'yarn publish']);

  await page.goto(`${site}/other`);
  expect(await shown(page)).toEqual(['otherKt1()', 'yarn publish']);
});

test('works by keyboard: one tab stop, arrows, Home and End', async ({page, site}) => {
  await open(page, `${site}/groups`);
  await tab(page, 0, 'JavaScript').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0, 'Kotlin')).toBeFocused();
  await expect(tab(page, 0, 'Kotlin')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, 0, 'Swift')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0, 'JavaScript')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 0, 'Swift')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 0, 'JavaScript')).toBeFocused();
  // The tab list is a single tab stop, so Tab goes to the panel and Shift+Tab goes back.
  await page.keyboard.press('Tab');
  const panel = page.getByRole('tabpanel', {name: 'JavaScript'}).first();
  await expect(panel.getByRole('button', {name: 'Copy code'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 0, 'JavaScript')).toBeFocused();
});

test('each tab names its panel, and only the selected one is a tab stop', async ({page, site}) => {
  await open(page, `${site}/groups`);
  expect(await groups(page).getByRole('tab').count()).toBeGreaterThan(10);
  for (const list of await groups(page).all()) {
    for (const one of await list.getByRole('tab').all()) {
      const chosen = (await one.getAttribute('aria-selected')) === 'true';
      await expect(one).toHaveAttribute('tabindex', chosen ? '0' : '-1');
      const panel = page.locator(`[id="${await one.getAttribute('aria-controls')}"]`);
      await expect(panel).toHaveRole('tabpanel');
      await expect(panel).toHaveAttribute('aria-labelledby', (await one.getAttribute('id'))!);
    }
  }
});

test('a clicked tab keeps its position when groups above it change', {tag: '@both'}, async ({page, site}) => {
  await open(page, `${site}/groups`);
  const swift = tab(page, 4, 'Swift');
  await swift.scrollIntoViewIfNeeded();
  for (const name of ['Kotlin', 'JavaScript', 'Swift']) {
    const clicked = tab(page, 4, name);
    const before = await top(clicked);
    const scrolled = await page.evaluate(() => window.scrollY);
    await clicked.click();
    await expect(clicked).toHaveAttribute('aria-selected', 'true');
    // The browser may still adjust the scroll position in the next two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.scrollY)).not.toBe(scrolled);
    expect(Math.abs((await top(clicked)) - before)).toBeLessThan(1);
  }
});

test.describe('the choice', () => {
  test('comes from the address first, then from storage', async ({page, site}) => {
    await open(page, `${site}/groups`);
    await tab(page, 0, 'Swift').click();
    await page.goto(`${site}/groups?sdk=kotlin`);
    expect(await shown(page)).toEqual(KOTLIN);
    // A choice from the address is stored like any other choice.
    await page.goto(`${site}/other`);
    expect(await shown(page)).toEqual(['otherKt1()', 'npm publish']);
  });

  test('and an anchor lead to the right place, on load and from page to page', async ({page, site}) => {
    const heading = page.getByRole('heading', {name: 'Below'});
    await open(page, `${site}/groups?sdk=kotlin#below`);
    await expect(heading).toBeInViewport();
    const place = await top(heading);
    expect(place).toBeLessThan(200);

    await page.goto(`${site}/other`);
    await page.getByRole('link', {name: 'Swift in the groups'}).click();
    await expect(page).toHaveURL(/groups\?sdk=swift#below$/);
    await expect(heading).toBeInViewport();
    expect(await selected(page)).toEqual(['Swift', 'Swift', 'JavaScript', 'npm', 'Swift', 'npm']);
    expect(Math.abs((await top(heading)) - place)).toBeLessThan(2);

    // Links within the page choose tabs too.
    await page.getByRole('link', {name: "Kotlin's part"}).click();
    await expect(page).toHaveURL(/groups\?sdk=kotlin#below$/);
    await expect(tab(page, 4, 'Kotlin')).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeInViewport();
  });

  test('replaces another choice in the address', async ({page, site}) => {
    await open(page, `${site}/groups?sdk=kotlin&tab=yarn`);
    await tab(page, 0, 'Swift').click();
    await expect(page).toHaveURL(/\?sdk=swift&tab=yarn$/);
    await tab(page, 3, 'npm').click();
    await expect(page).toHaveURL(/\?sdk=swift&tab=npm$/);
    await page.reload();
    await expect.poll(() => selected(page)).toEqual(['Swift', 'Swift', 'JavaScript', 'npm', 'Swift', 'npm']);

    await open(page, `${site}/groups`);
    await tab(page, 0, 'Kotlin').click();
    await expect(page).toHaveURL(/\/groups$/);
  });

  test('survives the skip link on an address that named another choice', async ({page, site}) => {
    await open(page, `${site}/groups?sdk=kotlin`);
    await tab(page, 0, 'Swift').click();
    await page.getByRole('link', {name: 'Skip to content'}).press('Enter');
    await expect(page).toHaveURL(/\/groups\?sdk=swift#content$/);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await selected(page)).toEqual(['Swift', 'Swift', 'JavaScript', 'npm', 'Swift', 'npm']);
  });

  test('applies to other tabs of the browser too', async ({page, context, site}) => {
    const other = await context.newPage();
    await open(page, `${site}/groups`);
    await open(other, `${site}/other`);
    await tab(page, 0, 'Kotlin').click();
    await expect(tab(other, 0, 'Kotlin')).toHaveAttribute('aria-selected', 'true');
    await other.evaluate(() => {
      localStorage.clear();
    });
    await expect(tab(page, 0, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
  });

  for (const [what, stored] of [
    ['no JSON', '{'],
    ['no object', '["sdk"]'],
    ['null', 'null'],
    ['no names', '{"sdk": 1, "npm yarn": {"a": "b"}}'],
    ['unknown names', '{"sdk": "cobol", "x": "y", "npm yarn": "\\"]{}*{display:none}"}'],
  ] as const) {
    test(`is the first tab if storage contains ${what}`, async ({page, site}) => {
      await page.addInitScript((text) => {
        localStorage.setItem('codeGroups', text);
      }, stored);
      await open(page, `${site}/groups?sdk=%22]{}*{display:none}&tab=%3C/script%3E`);
      expect(await shown(page)).toEqual(FIRST);
      await expect(page.getByRole('heading', {name: 'Groups'})).toBeVisible();
    });
  }
});

test.describe('the choice of a page', () => {
  test('shows from the first paint on, and nothing shifts', {tag: '@both'}, async ({page, site}) => {
    await page.addInitScript(() => {
      localStorage.setItem('codeGroups', JSON.stringify({sdk: 'kotlin', 'npm yarn': 'yarn'}));
    });
    const shift = await observeLayoutShift(page);
    // Hold the page's scripts, so that the page stays as it was at the first paint.
    await page.route('**/*.js', () => undefined);
    const load = async (address: string) => {
      await page.goto(address, {waitUntil: 'commit'});
      await page.locator('footer').last().waitFor({state: 'attached'});
    };
    await load(`${site}/other`);
    expect(await shown(page)).toEqual(['otherKt1()', 'yarn publish']);
    const colors = await groups(page)
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((one) => getComputedStyle(one).borderBlockEndColor));
    expect(colors[0]).toBe(colors[2]);
    expect(colors[1]).not.toBe(colors[0]);

    // The choice in the address replaces the stored one: the stored tab is neither shown nor colored.
    await load(`${site}/other?sdk=javascript&tab=npm`);
    expect(await shown(page)).toEqual(['otherJs1()', 'npm publish']);
    expect(
      await groups(page)
        .first()
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((one) => getComputedStyle(one).borderBlockEndColor)),
    ).toEqual([colors[1], colors[0], colors[0]]);

    await page.unroute('**/*.js');
    await open(page, `${site}/groups?tab=yarn#below`);
    expect(await shown(page)).toEqual(KOTLIN.map((line) => line.replace('npm', 'yarn')));
    expect(await shift()).toEqual([]);
  });
});

test('the chosen tab is in view although the tabs are wider than the window', {tag: '@mobile'}, async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('codeGroups', JSON.stringify({sdk: 'react-native'}));
  });
  await open(page, '/dms/conversations');
  const list = groups(page).first();
  const isInside = async (chosen: Locator) => {
    const [outer, inner] = [(await list.boundingBox())!, (await chosen.boundingBox())!];
    return inner.x >= outer.x - 1 && inner.x + inner.width <= outer.x + outer.width + 1;
  };
  expect(await list.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect(list.getByRole('tab', {selected: true})).toHaveText('React Native');
  await expect.poll(() => isInside(list.getByRole('tab', {selected: true}))).toBe(true);
  // The first tab is partly out of view. A key selects it and brings it back.
  await list.getByRole('tab', {selected: true}).press('Home');
  await expect(list.getByRole('tab', {selected: true})).toHaveText('JavaScript');
  await expect.poll(() => isInside(list.getByRole('tab', {selected: true}))).toBe(true);
});

test.describe('the choice of a visit', () => {
  // Docusaurus reports that storage can't be used.
  test.use({expectedErrors: [/Docusaurus storage error/]});

  test('lasts for the visit if storage throws', async ({page, site}) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Storage.prototype.getItem = deny;
      Storage.prototype.setItem = deny;
    });
    await open(page, `${site}/groups`);
    expect(await shown(page)).toEqual(FIRST);
    await tab(page, 0, 'Kotlin').click();
    expect(await shown(page)).toEqual(KOTLIN);
    await page.getByRole('link', {name: 'the other page'}).click();
    await expect(tab(page, 0, 'Kotlin')).toHaveAttribute('aria-selected', 'true');
  });
});

test('a link with ?sdk= changes no tab before its page has loaded, and none that the reader chooses meanwhile', async ({
  page,
  site,
  context,
}) => {
  await disablePrefetch(page);
  const release = await holdScripts(page, await chunksOf(context, `${site}/groups`, `${site}/other`));
  await open(page, `${site}/other`);
  const before = await selected(page);
  await page.getByRole('link', {name: 'Swift in the groups'}).click();
  await expect(page.getByRole('progressbar', {name: 'Loading page'})).toBeVisible();
  expect(await selected(page)).toEqual(before);
  await tab(page, 0, 'Kotlin').click();
  release();
  await expect(tab(page, 4, 'Kotlin')).toHaveAttribute('aria-selected', 'true');
  expect(await selected(page)).toEqual(['Kotlin', 'Kotlin', 'JavaScript', 'npm', 'Kotlin', 'npm']);
  await expect(page).toHaveURL(/groups\?sdk=kotlin#below$/);
});

test('find in page shows a hidden panel, in this group alone', async ({page, site}) => {
  await open(page, `${site}/groups`);
  const panel = page.getByRole('tabpanel', {name: 'Kotlin', includeHidden: true}).first();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // Simulate find in page: https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
  await panel.evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', {bubbles: true}));
    element.removeAttribute('hidden');
  });
  await expect(tab(page, 0, 'Kotlin')).toHaveAttribute('aria-selected', 'true');
  expect(await shown(page)).toEqual(['firstKt1()', ...FIRST.slice(1)]);
  expect(await page.evaluate(() => localStorage.getItem('codeGroups'))).toBeNull();
  await tab(page, 1, 'Swift').click();
  expect((await shown(page))[0]).toBe('firstSwift1()');
});

test("Docusaurus' own tabs work too", async ({page, site}) => {
  await open(page, `${site}/other`);
  await page.getByRole('tab', {name: 'Theirs: Swift'}).click();
  await expectUsable(page.getByRole('tabpanel').filter({hasText: "The second of Docusaurus' own tabs."}));
  await expect(page.getByText("The first of Docusaurus' own tabs.")).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows every sample with its name', async ({page, site}) => {
    await page.goto(`${site}/other`);
    expect(await page.locator('[data-code-group] [role="tabpanel"]').count()).toBe(5);
    for (const panel of await page.locator('[data-code-group] [role="tabpanel"]').all())
      await expect(panel).toBeVisible();
    await expect(groups(page)).toHaveCount(0);
    expect(await names(page)).toEqual(['JavaScript', 'Kotlin', 'Swift', 'npm', 'yarn']);
  });
});

test('prints every sample with its name', async ({page, site}) => {
  await open(page, `${site}/other?sdk=kotlin`);
  await page.emulateMedia({media: 'print'});
  expect(await shown(page)).toEqual(['otherJs1()', 'otherKt1()', 'otherSwift1()', 'npm publish', 'yarn publish']);
  await expect(groups(page)).toHaveCount(0);
  expect(await names(page)).toEqual(['JavaScript', 'Kotlin', 'Swift', 'npm', 'yarn']);
});

/** Returns the names that the style sheet writes above the samples. */
const names = (page: Page) =>
  page.locator('[data-code-group] [role="tabpanel"]').evaluateAll((panels) =>
    panels.map((panel) => {
      const {content} = getComputedStyle(panel, '::before');
      return content.startsWith('attr(') ? panel.getAttribute('data-title') : content.replaceAll('"', '');
    }),
  );
