/** Tests code groups and copying (SPEC §4 "Code group", "Code copy button"), types in code, and closed details. */
import {FIXTURE} from './support/address';
import {
  boxOf,
  button,
  click,
  expectFocused,
  expectGone,
  expectHeading,
  expectUsable,
  hover,
  open,
  tab,
} from './support/portal';
import {expect, poll, test} from './support/test';
import type {Engine} from './support/engine';

const selected = (engine: Engine) =>
  engine.evaluate(() =>
    document.querySelector('[data-code-group="sdk"] [role="tab"][aria-selected="true"]')?.textContent.trim(),
  );
const PANEL = {selector: '[data-code-group="sdk"] [data-selected="true"]'};
const sample = (engine: Engine) => boxOf(engine, {selector: '[data-code-group="sdk"] [data-selected="true"] pre code'});
/**
 * Returns the tabs that recorder.js has recorded, each once. That script records the tab of the first visible panel in
 * each of the document's first 120 animation frames. Leaves out frames in which there was no panel yet.
 */
const tabsOfFrames = (engine: Engine) =>
  engine.evaluate(() => {
    const frames = (window as unknown as {portalFrames: string[]}).portalFrames;
    return [...new Set(frames.map((frame) => frame.split(' ')[1]))].filter(Boolean);
  });

/** Pastes the clipboard's content, and returns it. */
async function clipboardText(engine: Engine): Promise<string> {
  await engine.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste';
    document.querySelector('article')!.prepend(field);
    field.scrollIntoView({block: 'center'});
  });
  await click(engine, {selector: '#paste'});
  await engine.key('Control+v');
  await poll(() => engine.evaluate(() => document.querySelector('textarea')!.value)).not.toBe('');
  return engine.evaluate(() => {
    const field = document.querySelector('textarea')!;
    field.remove();
    return field.value;
  });
}

for (const size of ['wide', 'narrow'] as const) {
  test.describe(size, () => {
    test.use({size});

    test('a clicked tab shows its panel, and keeps its position in the window', async ({engine}) => {
      await open(engine, '/dms/conversations');
      await hover(engine, tab('Kotlin'));
      const place = (await boxOf(engine, tab('Kotlin')))!.y;
      await click(engine, tab('Kotlin'));
      expect(await selected(engine)).toBe('Kotlin');
      const panel = (await boxOf(engine, PANEL))!;
      expect(panel.height).toBeGreaterThan(60);
      expect(panel.text).toContain('fun');
      expect(Math.abs((await boxOf(engine, tab('Kotlin')))!.y - place)).toBeLessThan(2);
    });

    test('the button copies the code, and shows "Copied"', async ({engine}) => {
      await open(engine, '/dms/conversations');
      const code = (await sample(engine))!.text;
      await hover(engine, {selector: '[data-code-group="sdk"] pre'});
      await click(engine, button('Copy code'));
      await expectUsable(engine, button('Copied'), 24, 24);
      expect((await clipboardText(engine)).trim()).toBe(code);
      await expectGone(engine, button('Copied'));
    });
  });
}

test('arrows, Home and End choose tabs', async ({engine}) => {
  await open(engine, '/dms/conversations');
  await click(engine, tab('JavaScript'));
  await engine.key('ArrowRight');
  await expectFocused(engine, tab('React'));
  expect(await selected(engine)).toBe('React');
  await engine.key('End');
  await expectFocused(engine, tab('React Native'));
  await engine.key('Home');
  await expectFocused(engine, tab('JavaScript'));
  expect(await selected(engine)).toBe('JavaScript');
});

test('a choice is kept on the next page', async ({engine}) => {
  await open(engine, '/dms/conversations');
  await click(engine, tab('Swift'));
  await click(engine, {selector: 'nav[aria-label="Sidebar"] a[href$="/dms/messages"]'});
  await expectHeading(engine, 'Send and read messages');
  expect(await selected(engine)).toBe('Swift');
});

test('a choice is kept after a reload, from the first frame', async ({engine}) => {
  await open(engine, '/dms/conversations');
  await click(engine, tab('Swift'));
  const code = (await sample(engine))!.text;
  await engine.reload();
  await poll(() => selected(engine)).toBe('Swift');
  expect(await tabsOfFrames(engine)).toEqual(['swift']);
  expect((await sample(engine))!.text).toBe(code);
  const visible = await engine.evaluate(
    () =>
      [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.getBoundingClientRect().height > 0)
        .length,
  );
  const groups = await engine.evaluate(() => document.querySelectorAll('[role="tablist"]').length);
  expect(visible).toBe(groups);
});

test('?sdk= chooses', async ({engine}) => {
  await open(engine, '/dms/conversations?sdk=kotlin');
  await poll(() => selected(engine)).toBe('Kotlin');
  expect((await boxOf(engine, PANEL))!.height).toBeGreaterThan(60);
  expect(await tabsOfFrames(engine)).toEqual(['kotlin']);
});

test('find in page opens a closed tab, only in that group, and stores nothing', async ({engine}) => {
  await open(engine, '/dms/conversations');
  const word = await engine.evaluate(() => {
    const panels = [...document.querySelectorAll('[data-code-group="sdk"] [role="tabpanel"]')];
    const hidden = panels.find((panel) => panel.getAttribute('data-tab') === 'kotlin')!;
    const seen = panels.filter((panel) => panel.getAttribute('data-tab') !== 'kotlin').map((p) => p.textContent);
    // Find a line of the Kotlin tab that no other tab contains.
    return hidden
      .querySelector('code')!
      .textContent.split('\n')
      .find((line) => line.length > 12 && !seen.some((text) => text.includes(line)))!
      .trim();
  });
  const selectedTabs = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll('[data-code-group="sdk"] [role="tab"][aria-selected="true"]')].map((tab) =>
        tab.textContent.trim(),
      ),
    );
  const before = await selectedTabs();
  expect(before[0]).not.toBe('Kotlin');
  await engine.find(word);
  await poll(() => selected(engine)).toBe('Kotlin');
  expect(await selectedTabs()).toEqual(['Kotlin', ...before.slice(1)]);
  expect(await engine.evaluate(() => localStorage.getItem('codeGroups'))).toBeNull();
});

test('a hash into a closed tab opens it, on the page and from elsewhere', async ({engine}) => {
  await open(engine, '/dms/conversations');
  const hash = await engine.evaluate(() => {
    location.hash = document.querySelector('[data-code-group="sdk"] [role="tabpanel"][data-tab="swift"]')!.id;
    return location.hash;
  });
  await poll(() => selected(engine)).toBe('Swift');
  expect((await boxOf(engine, PANEL))!.height).toBeGreaterThan(60);
  await open(engine, '/terms');
  await open(engine, `/dms/conversations${hash}`);
  await poll(() => selected(engine)).toBe('Swift');
  expect((await boxOf(engine, PANEL))!.height).toBeGreaterThan(60);
});

test('a hash into closed details opens them and scrolls there', async ({engine}) => {
  await open(engine, `${FIXTURE}details#inside`);
  const heading = await expectUsable(engine, {selector: '#inside'}, 50, 20);
  expect(heading.text).toContain('Inside');
});

test('details open and close by click and by key', async ({engine}) => {
  await open(engine, `${FIXTURE}details`);
  await expectGone(engine, {selector: '#inside'});
  await click(engine, {selector: 'summary'});
  await expectUsable(engine, {selector: '#inside'}, 50, 20);
  await engine.key('Enter');
  await expectGone(engine, {selector: '#inside'});
});

test('a selection leaves out removed lines', async ({engine}) => {
  await open(engine, `${FIXTURE}diff`);
  const {x, y, width, height} = (await boxOf(engine, {selector: 'pre'}))!;
  await engine.press({x: x + 2, y: y + 4}, {x: x + width - 60, y: y + height - 6});
  await engine.key('Control+c');
  const text = await clipboardText(engine);
  expect(text).toContain('const before = 1;');
  expect(text).toContain('const added = 3;');
  expect(text).not.toContain('removed');
});

test.describe('types in a sample', () => {
  const BLOCK = '[aria-label^="Code with types"]';
  const POPUP = {selector: '[role="tooltip"]'};
  test.beforeEach(async ({engine}) => {
    await open(engine, '/dms/client#get-a-signer');
    await poll(() => boxOf(engine, {selector: BLOCK})).toBeDefined();
  });

  const signer = (engine: Engine) =>
    engine.evaluate((selector) => {
      const block = document.querySelector(selector)!;
      const names = [...block.querySelectorAll('span')].filter((span) => span.textContent === 'Signer');
      const last = names.at(-1)!;
      last.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x, y, width, height} = last.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    }, BLOCK);

  test('show under the pointer, and Escape hides them', async ({engine}) => {
    await engine.moveMouse(await signer(engine));
    const popup = await expectUsable(engine, POPUP, 100, 24);
    expect(popup.text).toContain('interface Signer');
    await engine.key('Escape');
    await expectGone(engine, POPUP);
  });

  test('disappear when the pointer leaves', async ({engine}) => {
    await engine.moveMouse(await signer(engine));
    await expectUsable(engine, POPUP, 100, 24);
    await engine.moveMouse({x: 5, y: 450});
    await expectGone(engine, POPUP);
  });

  test('show for a focused name; arrows move, Escape closes, Enter opens', async ({engine}) => {
    // A click on the name focuses it.
    await engine.moveMouse(await signer(engine));
    await expectUsable(engine, POPUP, 100, 24);
    await engine.press(await signer(engine));
    await expectUsable(engine, POPUP, 100, 24);
    const before = (await boxOf(engine, POPUP))!.text;
    await engine.key('ArrowLeft');
    await poll(async () => (await boxOf(engine, POPUP))?.text).not.toBe(before);
    await expectUsable(engine, POPUP, 60, 24);
    await engine.key('Escape');
    await expectGone(engine, POPUP);
    await engine.key('Enter');
    await expectUsable(engine, POPUP, 60, 24);
  });
});

test('the button copies the page as Markdown', async ({engine}) => {
  await open(engine, '/dms/client');
  await click(engine, button('Copy page'));
  await expectUsable(engine, button('Copied'), 24, 24);
  const text = await clipboardText(engine);
  expect(text).toContain('# Create and configure a client');
  expect(text.length).toBeGreaterThan(20_000);
});

test('the menu beside it works', async ({engine}) => {
  await open(engine, '/dms/client');
  await click(engine, button('Page as Markdown'));
  await expectUsable(engine, button('Copy as Markdown'), 100, 32);
  await expectUsable(engine, {selector: 'a', name: 'View as Markdown'}, 100, 32);
  await engine.key('Escape');
  await expectGone(engine, button('Copy as Markdown'));
  await expectFocused(engine, button('Page as Markdown'));
});
