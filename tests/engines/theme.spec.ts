/** Tests the theme (SPEC §4 "Theme"). */
import {button, click, expectGone, expectHeading, expectUsable, open} from './support/portal';
import {expect, poll, test} from './support/test';
import type {Engine} from './support/engine';

const shown = (engine: Engine) =>
  engine.evaluate(() => ({
    class: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    background: getComputedStyle(document.body).backgroundColor,
    stored: localStorage.getItem('vocs.theme'),
  }));
/** Returns the themes in the document's first 120 animation frames, each once (recorder.js). */
const frames = (engine: Engine) =>
  engine.evaluate(() => [
    ...new Set((window as unknown as {portalFrames: string[]}).portalFrames.map((f) => f.split(' ')[0])),
  ]);

for (const theme of ['light', 'dark'] as const) {
  const other = theme === 'light' ? 'dark' : 'light';
  test.describe(`a system that prefers ${theme}`, () => {
    test.use({theme});

    test('decides the first theme, and nothing is stored', async ({engine}) => {
      await open(engine, '/dms/client');
      const {background, ...rest} = await shown(engine);
      expect(rest).toEqual({class: theme, stored: null});
      if (theme === 'light') expect(background).toBe('rgb(255, 255, 255)');
      else expect(background).not.toBe('rgb(255, 255, 255)');
      expect(await frames(engine)).toEqual([theme]);
    });

    test(`the button switches to ${other}, which stays on the next page and after a reload, from the first frame`, async ({
      engine,
    }) => {
      await open(engine, '/dms/client');
      await expectUsable(engine, button(`Switch to ${other} theme`), 32, 32);
      await click(engine, button(`Switch to ${other} theme`));
      await poll(() => shown(engine)).toMatchObject({class: other, stored: other});
      await click(engine, {selector: 'nav[aria-label="Sidebar"] a[href$="/dms/messages"]'});
      await expectHeading(engine, 'Send and read messages');
      expect(await shown(engine)).toMatchObject({class: other});
      await engine.reload();
      await expectUsable(engine, button(`Switch to ${theme} theme`), 32, 32);
      expect(await frames(engine)).toEqual([other]);
      await expectGone(engine, button(`Switch to ${other} theme`));
    });
  });
}

test.describe('narrow', () => {
  test.use({size: 'narrow'});

  test('the button switches the theme', async ({engine}) => {
    await open(engine, '/dms/client');
    await click(engine, button('Switch to dark theme'));
    await poll(() => shown(engine)).toMatchObject({class: 'dark', stored: 'dark'});
  });
});
