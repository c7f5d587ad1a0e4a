/** Tests the curtain bar of narrow windows (SPEC §2 "Mobile curtain bar"). */
import {
  boxOf,
  button,
  click,
  dialog,
  expectFocused,
  expectGone,
  expectHeading,
  expectPath,
  expectUsable,
  open,
} from './support/portal';
import {FIXTURE} from './support/address';
import {INPUT, resultsOf} from './support/searchDialog';
import {expect, poll, test} from './support/test';

const MENU = {selector: 'button', name: 'Menu'};

for (const [size, theme] of [
  ['narrow', 'light'],
  ['narrow', 'dark'],
  ['middle', 'light'],
] as const) {
  test.describe(`${size}, ${theme}`, () => {
    test.use({size, theme});

    test('"Menu" shows the sidebar over most of the window, and its links work', async ({engine}) => {
      await open(engine, '/dms/messages');
      await click(engine, MENU);
      const height = size === 'narrow' ? 600 : 800;
      await expectUsable(engine, dialog('Menu'), 380, height);
      await expectUsable(engine, {selector: 'dialog[open] nav'}, 380, height);
      await expectUsable(engine, {selector: 'dialog[open] a[aria-current="page"]'}, 200, 32);
      await click(engine, {selector: 'dialog[open] a[href$="/groups/build-group-chat"]'});
      await expectHeading(engine, 'group');
      await expectPath(engine, '/groups/build-group-chat');
      await expectGone(engine, dialog('Menu'));
    });

    test('"On this page" goes to a heading', async ({engine}) => {
      await open(engine, '/dms/messages');
      await click(engine, button('On this page'));
      await expectUsable(engine, dialog('On this page'), 380, 300);
      const target = {selector: 'dialog[open] a[href*="#"]:not([href$="#content"])'};
      const {text} = await expectUsable(engine, target, 100, 32);
      await click(engine, target);
      await expectGone(engine, dialog('On this page'));
      const heading = (await boxOf(engine, {selector: 'article h2', name: text}))!;
      expect(heading.isInWindow).toBe(true);
      expect(heading.y).toBeGreaterThan(40);
    });
  });
}

test.describe('narrow', () => {
  test.use({size: 'narrow'});

  for (const name of ['Menu', 'On this page']) {
    test(`"${name}" gets the focus back, ten times in a row`, async ({engine}) => {
      await open(engine, '/dms/messages');
      for (let time = 0; time < 10; time += 1) {
        await click(engine, {selector: 'button', name});
        await expectUsable(engine, dialog(name), 300, 200);
        await engine.key('Escape');
        await expectGone(engine, dialog(name));
        await expectFocused(engine, {selector: 'button', name});
      }
    });
  }

  test('"On this page" moves the focus to a heading in closed details', async ({engine}) => {
    await open(engine, `${FIXTURE}details`);
    await click(engine, button('On this page'));
    await click(engine, {selector: 'dialog[open] a[href$="#inside"]'});
    await expectGone(engine, dialog('On this page'));
    const heading = await expectUsable(engine, {selector: '#inside'}, 50, 20);
    expect(heading.isInWindow).toBe(true);
    await expectFocused(engine, {selector: '#inside'});
  });

  test('a result of a search over the menu closes the menu', async ({engine}) => {
    await open(engine, '/dms/client');
    await click(engine, MENU);
    await expectUsable(engine, dialog('Menu'), 380, 600);
    await engine.key('/');
    await expectFocused(engine, INPUT);
    await engine.type('sign out');
    await poll(async () => (await resultsOf(engine))[0]).toMatch(/Sign out/);
    await engine.key('Enter');
    await expectPath(engine, '/dms/client#sign-out');
    await expectGone(engine, {selector: 'dialog[open]'});
    await expectUsable(engine, {selector: '#sign-out'}, 200, 24);
    await expectFocused(engine, {selector: '#sign-out'});
  });

  test('a click below a menu closes it', async ({engine}) => {
    await open(engine, '/protocol/xips');
    await click(engine, button('On this page'));
    await expectUsable(engine, dialog('On this page'), 300, 100);
    await engine.press({x: 195, y: 838});
    await expectGone(engine, dialog('On this page'));
  });

  test('the menu scrolls, and the page behind it does not', async ({engine}) => {
    await open(engine, '/');
    await click(engine, MENU);
    const {middle} = await expectUsable(engine, dialog('Menu'), 380, 600);
    // Turn the wheel repeatedly, because turns can be lost while the menu is still opening.
    await poll(async () => {
      await engine.wheel(middle, 900);
      return engine.evaluate(() => document.querySelector('dialog[open] nav')!.scrollTop);
    }).toBeGreaterThan(300);
    expect(await engine.evaluate(() => scrollY)).toBe(0);
  });

  test('"Top" appears when the header is out of view, and scrolls to the top', async ({engine}) => {
    await open(engine, '/dms/messages');
    expect(await boxOf(engine, button('Top'))).toBeUndefined();
    await engine.wheel({x: 195, y: 500}, 1500);
    await expectUsable(engine, button('Top'), 40, 40);
    await click(engine, button('Top'));
    await poll(() => engine.evaluate(() => scrollY)).toBe(0);
    await expectGone(engine, button('Top'));
  });
});
