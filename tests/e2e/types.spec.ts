/** Tests types in code, on a fixture site (SPEC §4). */
import {brotliCompressSync, constants} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import budgets from '../../bench/budgets.json';
import {chunksOf} from '../support/chunks';
import {expect, open, test} from '../support/contentTest';
import {expectUsable} from '../support/geometry';
import {observeLayoutShift} from '../support/layoutShift';

const CREATE = '(method) Greeter.create(name: string, options?: Options): Promise<Greeter>';

const blocks = (page: Page): Locator => page.getByRole('group', {name: 'Code with types'});
const popup = (page: Page): Locator => page.getByRole('tooltip');
/** Finds a name in the first block. The name becomes a button when a reader reaches the block. */
const name = (page: Page, text: string): Locator => blocks(page).first().getByText(text, {exact: true}).last();

test.describe('with a pointer', {tag: '@desktop'}, () => {
  test('a type shows when the pointer rests on a name, and disappears when it leaves', async ({page, site}) => {
    const layoutShift = await observeLayoutShift(page);
    await open(page, `${site}/types`);
    await expect(popup(page)).toBeHidden();
    await name(page, 'create').hover();
    await expect(popup(page)).toHaveText(`${CREATE}Makes one that is ready to greet.`);
    await expectUsable(popup(page), {minWidth: 200, minHeight: 40});
    await popup(page).hover();
    await expect(popup(page)).toBeVisible();
    await name(page, 'welcome').hover();
    await expect(popup(page)).toContainText('Greeter.welcome(person: string)');
    await page.getByRole('heading', {name: 'Types'}).hover();
    await expect(popup(page)).toBeHidden();
    expect(await layoutShift()).toEqual([]);
  });

  test('Escape hides it while the pointer stays', async ({page, site}) => {
    await open(page, `${site}/types`);
    await name(page, 'create').hover();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
  });
});

test.describe('with the keyboard', () => {
  /** Moves the focus to the first tab stop of the first block. */
  async function enter(page: Page): Promise<void> {
    await page.getByRole('button', {name: 'Greeter'}).first().focus();
  }

  test('arrow keys move from name to name, and screen readers read each with its type', async ({page, site}) => {
    await open(page, `${site}/types`);
    await enter(page);
    const focused = page.locator(':focus');
    await expect(focused).toHaveRole('button');
    await expect(focused).toHaveAccessibleName('Greeter');
    await expect(focused).toHaveAccessibleDescription(
      '(alias) class Greeter import Greeter Greets people, one at a time. See the options.',
    );
    const path: [key: string, name: string][] = [
      ['ArrowRight', 'greeter'],
      ['ArrowRight', 'Greeter'],
      ['ArrowRight', 'create'],
      ['ArrowDown', 'welcome'],
      ['ArrowUp', 'greeter'],
      ['Home', 'Greeter'],
      ['ArrowLeft', 'Greeter'],
      ['End', 'welcome'],
      ['ArrowRight', 'welcome'],
    ];
    for (const [key, to] of path) {
      await page.keyboard.press(key);
      await expect(focused, key).toHaveAccessibleName(to);
    }
    await expect(focused).toHaveAccessibleDescription(
      /Greeter\.welcome\(person: string\).*Greets somebody who is new\./,
    );
    // The block has one button: the focused name. The other names are text.
    await expect(blocks(page).first().getByRole('button')).toHaveCount(1);
  });

  test('Escape closes the popup and keeps the focus, Enter and Space open it again', async ({page, site}) => {
    await open(page, `${site}/types`);
    await enter(page);
    await expect(popup(page)).toBeVisible();
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(page.locator(':focus')).toHaveAccessibleName('Greeter');
      await page.keyboard.press(key);
      await expect(popup(page)).toBeVisible();
    }
  });

  test('Page Down and Page Up scroll a type that is longer than the popup', async ({page, site}) => {
    await page.setViewportSize({width: 320, height: 200});
    await open(page, `${site}/types`);
    await enter(page);
    await expect(popup(page)).toContainText('See the options.');
    const scrolled = () => popup(page).evaluate(({scrollTop}) => scrollTop);
    await page.keyboard.press('PageDown');
    expect(await scrolled()).toBeGreaterThan(0);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('PageUp');
    expect(await scrolled()).toBe(0);
  });

  test('Tab leaves the block at once, and returns to the same name', async ({page, site}) => {
    await open(page, `${site}/types`);
    await enter(page);
    await expectUsable(popup(page), {minWidth: 100, minHeight: 40});
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(popup(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveAccessibleName(/Copy code|Wrap lines/);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName('greeter');
  });

  test("the pager's shortcut still works", async ({page, site}) => {
    await open(page, `${site}/types`);
    await enter(page);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.down('ShiftLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.up('ShiftLeft');
    await expect(page).toHaveURL(`${site}/guide/markdown`);
  });
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 640}});

  test('a tap opens the popup inside the window; another tap, there or elsewhere, closes it', async ({page, site}) => {
    await open(page, `${site}/types`);
    await name(page, 'create').tap();
    await expect(popup(page)).toContainText(CREATE);
    await expectUsable(popup(page), {minWidth: 200, minHeight: 40});
    const box = (await popup(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    await name(page, 'create').tap();
    await expect(popup(page)).toBeHidden();
    await name(page, 'create').tap();
    await expect(popup(page)).toBeVisible();
    await page.getByRole('heading', {name: 'Types'}).tap();
    await expect(popup(page)).toBeHidden();
  });

  test('a long type stays inside the window too, and no page scrolls sideways', async ({page, site}) => {
    await open(page, `${site}/types`);
    const long = blocks(page).last().getByText('useState', {exact: true}).first();
    await long.scrollIntoViewIfNeeded();
    await long.tap();
    await expect(popup(page)).toContainText('React.Dispatch');
    await expectUsable(popup(page), {minWidth: 200, minHeight: 60});
    const box = (await popup(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('the popup disappears with its page', async ({page, site}) => {
  await open(page, `${site}/guide`);
  // Click by script, because on phones the link is in a closed menu.
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href$="/types"]')!.click();
  });
  await expect(page.getByRole('heading', {name: 'Types'})).toBeVisible();
  await page.getByRole('button', {name: 'Greeter'}).first().focus();
  await expect(popup(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Guide', exact: true})).toBeVisible();
  await expect(popup(page)).toBeHidden();
});

test('annotations between lines follow their line', async ({page, site}) => {
  await open(page, `${site}/types`);
  await expect(blocks(page).nth(1)).toMatchAriaSnapshot(`
    - group "Code with types. Use the arrow keys to move between names.":
      - text: const
      - button "greeter"
      - text: "= await Greeter.create('Ada'); Type: const greeter: Greeter greeter.welcome; Completions: welcome greet const"
      - mark: person
      - text: "= hidden; Note: somebody to greet nobody(); Error 2304: Cannot find name 'nobody'. Log: Greeted. Warning: Nobody answers. Error: It failed. Note: The last word."
  `);
});

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies only the code', async ({page, site}) => {
    await open(page, `${site}/types`);
    await page.getByRole('button', {name: 'Greeter'}).first().focus();
    await expect(popup(page)).toBeVisible();
    const copied = async (index: number) => {
      await page.getByRole('button', {name: 'Copy code'}).nth(index).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      await expect(page.getByRole('button', {name: 'Copied'})).toBeHidden();
      return text;
    };
    expect(await copied(0)).toBe(
      "import {Greeter} from 'greeter';\n\nconst greeter = await Greeter.create('Ada');\nawait greeter.welcome('Grace');",
    );
    expect(await copied(2)).toBe(
      "const greeter = await Greeter.create('Ada');\ngreeter.welcome;\nconst person = hidden;\nnobody();",
    );
  });

  test('a selection of the page contains no annotations either', async ({page, site}) => {
    await open(page, `${site}/types`);
    await page.getByRole('button', {name: 'Greeter'}).first().focus();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    const selected = await page.evaluate(() => navigator.clipboard.readText());
    expect(selected).toContain("const greeter = await Greeter.create('Ada');");
    expect(selected).not.toMatch(/Cannot find name|somebody to greet|Greets people/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('annotations between lines show, and nothing waits for a script', async ({page, site}) => {
    await page.goto(`${site}/types`);
    await expect(page.getByText("Error 2304: Cannot find name 'nobody'.")).toBeVisible();
    await expect(page.getByText('Note: somebody to greet')).toBeVisible();
    await expect(page.locator('article').getByRole('button', {name: /greeter/i})).toHaveCount(0);
    await expect(page.locator('article pre [tabindex]')).toHaveCount(0);
    await expect(page.locator('article pre [style]')).toHaveCount(0);
    await expect(page.getByText('Makes one that is ready to greet.')).toBeHidden();
  });
});

test("the popup isn't printed", async ({page, site}) => {
  await open(page, `${site}/types`);
  await page.getByRole('button', {name: 'Greeter'}).first().focus();
  await expect(popup(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(popup(page)).toBeHidden();
  await expect(page.getByText("Error 2304: Cannot find name 'nobody'.")).toBeVisible();
});

const brotli = (text: string): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;

test("the popups' script loads with the first visit to a block, and is small", async ({page, site}) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
  });
  await open(page, `${site}/types`);
  await page.waitForLoadState('networkidle');
  const before = [...scripts.keys()];
  const earlier = await Promise.all(scripts.values());
  expect(earlier.filter((text) => text.includes('Makes one that is ready to greet.'))).toEqual([]);
  await page.getByRole('button', {name: 'Greeter'}).first().focus();
  await expect(popup(page)).toBeVisible();
  const added = [...scripts].filter(([address]) => !before.includes(address));
  // The two files are the script for popups, and the page's types.
  expect(added).toHaveLength(2);
  const sizes = await Promise.all(added.map(async ([, text]) => brotli(await text)));
  const size = sizes.reduce((sum, part) => sum + part, 0);
  test.info().annotations.push({type: 'brotli', description: `${size} B (budget ${budgets.annotationScripts})`});
  expect(size).toBeLessThanOrEqual(budgets.annotationScripts);
  // Each file is loaded only once per page.
  await blocks(page).last().getByRole('button').focus();
  await expect(popup(page)).toContainText('useState');
  expect(scripts.size).toBe(before.length + added.length);
});

test("types don't double a page's size", async ({context, request, site}) => {
  const transferSize = async (route: string) => {
    const chunks = await chunksOf(context, `${site}/${route}`, `${site}/types`);
    const texts = await Promise.all(chunks.map(async (address) => (await request.get(address)).text()));
    return texts.reduce((sum, text) => sum + brotli(text), 0);
  };
  const [typed, plain] = [await transferSize('guide'), await transferSize('plain-guide')];
  const ratio = typed / plain;
  test.info().annotations.push({
    type: 'brotli',
    description: `${typed} B with types, ${plain} B without: ${ratio.toFixed(2)} × (budget ${budgets.annotatedPageRatio})`,
  });
  expect(ratio).toBeLessThan(budgets.annotatedPageRatio);
});
