/** Tests the menus of the fixture site (SPEC §2 "Top navigation", §4 and §9). */
import {FIXTURE} from './support/address';
import {
  boxOf,
  button,
  click,
  dialog,
  expectFocused,
  expectGone,
  expectHeading,
  expectUsable,
  hover,
  link,
  open,
} from './support/portal';
import {expect, test} from './support/test';
import type {Engine} from './support/engine';

const PRODUCTS = button('Products');
const KITS = link('Kits');
const isOpen = (engine: Engine) =>
  engine.evaluate(() => document.querySelector('nav[aria-label="Main"] [aria-expanded="true"]')?.textContent ?? null);

/**
 * Opens the menu with a click. On a slow processor, the menu may open under the pointer before the click, which then
 * closes it. If so, tries again.
 */
async function openByClick(engine: Engine): Promise<void> {
  await expect(async () => {
    await hover(engine, {selector: 'h1'});
    await expectGone(engine, KITS);
    await click(engine, PRODUCTS);
    await expect.poll(() => isOpen(engine), {timeout: 2000}).toBe('Products');
  }).toPass();
}

test.describe('wide', () => {
  test.beforeEach(({engine}) => open(engine, `${FIXTURE}minimal`));

  test('a menu opens under the pointer, and closes after it leaves', async ({engine}) => {
    await hover(engine, PRODUCTS);
    await expectUsable(engine, KITS, 60, 24);
    const panel = (await boxOf(engine, {selector: 'nav[aria-label="Main"] li[data-open] > ul'}))!;
    expect(panel.isInWindow).toBe(true);
    expect(panel.height).toBeGreaterThan(90);
    await hover(engine, link('Apps'));
    expect(await isOpen(engine)).toBe('Products');
    await hover(engine, {selector: 'h1'});
    await expectGone(engine, KITS);
  });

  test('the next menu opens at once', async ({engine}) => {
    await hover(engine, PRODUCTS);
    await expectUsable(engine, KITS, 60, 24);
    await hover(engine, button('Protocol'));
    expect(await isOpen(engine)).toBe('Protocol');
    await expectUsable(engine, link('Versions'), 60, 24);
    await expectGone(engine, KITS);
  });

  test('a click opens and closes a menu', async ({engine}) => {
    await openByClick(engine);
    await expectUsable(engine, KITS, 60, 24);
    await click(engine, PRODUCTS);
    await expectGone(engine, KITS);
  });

  test('a clicked link opens its page and closes the menu', async ({engine}) => {
    await openByClick(engine);
    await click(engine, KITS);
    await expectHeading(engine, 'Kits');
    await expectGone(engine, KITS);
  });

  test('by keyboard: Down enters the menu, Escape returns the focus', async ({engine}) => {
    await tabTo(engine, 'Products');
    await engine.key('ArrowDown');
    await expectFocused(engine, KITS);
    await engine.key('ArrowDown');
    await expectFocused(engine, link('Apps'));
    await engine.key('Escape');
    await expectGone(engine, KITS);
    await expectFocused(engine, PRODUCTS);
  });

  test('by keyboard: Enter opens the menu, Tab enters it, Enter follows a link', async ({engine}) => {
    await tabTo(engine, 'Products');
    await engine.key('Enter');
    await expectUsable(engine, KITS, 60, 24);
    await engine.key('Tab');
    await expectFocused(engine, KITS);
    await engine.key('Enter');
    await expectHeading(engine, 'Kits');
    await expectGone(engine, KITS);
  });

  test('arrows move along the row', async ({engine}) => {
    await tabTo(engine, 'Guide');
    await engine.key('ArrowRight');
    await expectFocused(engine, PRODUCTS);
    await engine.key('ArrowRight');
    await expectFocused(engine, button('Protocol'));
    await engine.key('ArrowLeft');
    await expectFocused(engine, PRODUCTS);
  });
});

test.describe('narrow', () => {
  test.use({size: 'narrow'});

  test('the current item opens a menu with one open section', async ({engine}) => {
    await open(engine, `${FIXTURE}kits`);
    const trigger = {selector: 'nav[aria-label="Main"] button[aria-haspopup="dialog"]', name: 'Products'};
    await click(engine, trigger);
    await expectUsable(engine, dialog('Top navigation'), 200, 200);
    await expectUsable(engine, {selector: 'dialog[open] a', name: 'Kits'}, 100, 40);
    await click(engine, {selector: 'dialog[open] button', name: 'Protocol'});
    await expectUsable(engine, {selector: 'dialog[open] a', name: 'Versions'}, 100, 40);
    await expectGone(engine, {selector: 'dialog[open] a', name: 'Kits'});
    await click(engine, {selector: 'dialog[open] a', name: 'Versions'});
    await expectHeading(engine, 'Versions');
    await expectGone(engine, dialog('Top navigation'));
  });

  test('"More" opens the menu on a page without a current item, Escape returns the focus', async ({engine}) => {
    await open(engine, `${FIXTURE}minimal`);
    for (let time = 0; time < 3; time += 1) {
      await click(engine, button('More'));
      await expectUsable(engine, dialog('Top navigation'), 200, 150);
      await engine.key('Escape');
      await expectGone(engine, dialog('Top navigation'));
      await expectFocused(engine, button('More'));
    }
  });
});

/** Presses Tab until the element with this text has the focus. */
async function tabTo(engine: Engine, text: string): Promise<void> {
  for (let press = 0; press < 12; press += 1) {
    await engine.key('Tab');
    if ((await engine.evaluate(() => document.activeElement?.textContent)) === text) return;
  }
  throw new Error(`Tab never reached "${text}".`);
}
