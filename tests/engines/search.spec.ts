/** Tests search (SPEC §2 "Search dialog", "Keyboard"). */
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
  hover,
  open,
  type Part,
} from './support/portal';
import {INPUT, OPTION, queryOf, resultsOf, searchFor} from './support/searchDialog';
import {expect, poll, test, type Size} from './support/test';
import type {Engine} from './support/engine';

const PAGE = '/dms/messages';
const DIALOG = dialog('Search');
const SELECTED: Part = {selector: 'dialog [role="option"][aria-selected="true"]'};

const selectedIndex = (engine: Engine) =>
  engine.evaluate(() =>
    [...document.querySelectorAll('dialog [role="option"]')].findIndex((one) => one.ariaSelected === 'true'),
  );

for (const [size, theme] of [
  ['wide', 'light'],
  ['middle', 'dark'],
  ['narrow', 'dark'],
  ['narrow', 'light'],
] as const satisfies readonly (readonly [Size, 'light' | 'dark'])[]) {
  test.describe(`${size}, ${theme}`, () => {
    test.use({size, theme});

    test('the button opens a dialog of full size, inside the window, that can be clicked', async ({engine}) => {
      await open(engine, PAGE);
      await click(engine, button('Search'));
      await expectUsable(engine, DIALOG, 300, 90);
      await expectUsable(engine, INPUT, 120, 40);
      await expectUsable(engine, button('Close search dialog'), 32, 32);
      await engine.type('messages');
      const list = await expectUsable(engine, {selector: 'dialog [role="listbox"]'}, 300, 300);
      const first = await expectUsable(engine, OPTION, 250, 40);
      expect(first.y).toBeGreaterThanOrEqual(list.y);
      await click(engine, button('Close search dialog'));
      await expectGone(engine, DIALOG);
    });

    test('a clicked result opens its page', async ({engine}) => {
      await open(engine, PAGE);
      await searchFor(engine, 'optimistic sending');
      const {text} = (await boxOf(engine, OPTION))!;
      await click(engine, OPTION);
      await expectGone(engine, DIALOG);
      await expectPath(engine, /^\/perf-ux\/optimistic-sending/);
      expect(text).not.toBe('');
    });
  });
}

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} opens the dialog, Escape closes it`, async ({engine}) => {
    await open(engine, PAGE);
    await engine.key(keys);
    await expectUsable(engine, DIALOG, 600, 90);
    await expectFocused(engine, INPUT);
    await engine.key('Escape');
    await expectGone(engine, DIALOG);
  });
}

test('Control+K closes the dialog too', async ({engine}) => {
  await open(engine, PAGE);
  await engine.key('Control+k');
  await expectUsable(engine, DIALOG, 600, 90);
  await engine.key('Control+k');
  await expectGone(engine, DIALOG);
});

test('the focus returns to the button ten times in a row', async ({engine}) => {
  await open(engine, PAGE);
  for (let time = 0; time < 10; time += 1) {
    await click(engine, button('Search'));
    await expectFocused(engine, INPUT);
    await engine.key('Escape');
    await expectGone(engine, DIALOG);
    await expectFocused(engine, button('Search'));
  }
});

test('the focus returns to a link when keys open the dialog more than once', async ({engine}) => {
  await open(engine, PAGE);
  await engine.key('Tab');
  await engine.key('Tab');
  const focused = () => engine.evaluate(() => document.activeElement?.outerHTML);
  const before = await focused();
  for (let time = 0; time < 3; time += 1) {
    await engine.key('Control+k');
    await expectFocused(engine, INPUT);
    await engine.key('Escape');
    await expectGone(engine, DIALOG);
    expect(await focused()).toBe(before);
  }
});

test("keys typed at once aren't lost", async ({engine}) => {
  await open(engine, PAGE);
  await engine.key('/');
  await engine.type('conversations');
  await poll(() => queryOf(engine)).toBe('conversations');
  await expectUsable(engine, OPTION, 300, 40);
  // When the dialog's code has loaded, a new input replaces the first one. The caret must stay after the text.
  await engine.type('x');
  expect(await queryOf(engine)).toBe('conversationsx');
});

test('arrows move the selection and wrap, Enter opens the result', async ({engine}) => {
  await open(engine, PAGE);
  await searchFor(engine, 'streams');
  expect(await selectedIndex(engine)).toBe(0);
  await engine.key('ArrowUp');
  const {length} = await resultsOf(engine);
  expect(await selectedIndex(engine)).toBe(length - 1);
  await expectUsable(engine, SELECTED, 300, 24);
  await engine.key('ArrowDown');
  expect(await selectedIndex(engine)).toBe(0);
  await engine.key('Enter');
  await expectGone(engine, DIALOG);
  await expectPath(engine, /stream/);
});

test('the mouse selects the result under it', async ({engine}) => {
  await open(engine, PAGE);
  await searchFor(engine, 'streams');
  await hover(engine, {selector: 'dialog [role="option"]:nth-of-type(2), dialog [role="option"] + [role="option"]'});
  await poll(() => selectedIndex(engine)).toBe(1);
});

test('the earlier query is selected, so that typing replaces it', async ({engine}) => {
  await open(engine, PAGE);
  await searchFor(engine, 'groups');
  await engine.key('Escape');
  await expectGone(engine, DIALOG);
  await click(engine, button('Search'));
  await expectFocused(engine, INPUT);
  expect(await queryOf(engine)).toBe('groups');
  await engine.type('frames');
  await poll(() => queryOf(engine)).toBe('frames');
});

test('"Clear search" and Command+Backspace clear the query and keep the focus', async ({engine}) => {
  await open(engine, PAGE);
  await searchFor(engine, 'groups');
  await click(engine, button('Clear search'));
  expect(await queryOf(engine)).toBe('');
  await expectFocused(engine, INPUT);
  await engine.type('consent');
  await expectUsable(engine, OPTION, 300, 40);
  await engine.key('Meta+Backspace');
  await poll(() => queryOf(engine)).toBe('');
  await expectFocused(engine, INPUT);
});

test('shows that there are no results', async ({engine}) => {
  await open(engine, PAGE);
  await click(engine, button('Search'));
  await engine.type('qqqqzzzzxxxx');
  await expectUsable(engine, {selector: 'dialog [role="status"]', name: 'No results for "qqqqzzzzxxxx"'}, 200, 24);
});

test('a click beside the dialog closes it', async ({engine}) => {
  await open(engine, PAGE);
  await click(engine, button('Search'));
  await expectUsable(engine, DIALOG, 600, 90);
  await engine.press({x: 20, y: 700});
  await expectGone(engine, DIALOG);
});

test('Back closes the dialog', async ({engine}) => {
  await open(engine, '/dms/client');
  await click(engine, {selector: 'nav[aria-label="Sidebar"] a[href$="/dms/messages"]'});
  await expectHeading(engine, 'Send and read messages');
  await engine.key('/');
  await expectUsable(engine, DIALOG, 600, 90);
  await engine.back();
  await expectGone(engine, DIALOG);
  await expectPath(engine, '/dms/client');
});

test('the detail view is remembered', async ({engine}) => {
  await open(engine, PAGE);
  await searchFor(engine, 'groups');
  const high = (await boxOf(engine, OPTION))!.height;
  await click(engine, button('Toggle detail view'));
  await poll(async () => (await boxOf(engine, OPTION))!.height).toBeLessThan(high);
  await engine.reload();
  await open(engine, PAGE);
  await searchFor(engine, 'groups');
  expect((await boxOf(engine, OPTION))!.height).toBeLessThan(high);
});
