/** Tests reduced motion, forced colors and printing. */
import {inflateSync} from 'node:zlib';
import {boxOf, button, click, dialog, expectUsable, open, tab} from './support/portal';
import {expect, test} from './support/test';

test.describe('reduced motion', () => {
  test.use({prefersReducedMotion: true});

  test('nothing scrolls smoothly and nothing fades', async ({engine}) => {
    await open(engine, '/dms/client');
    const state = await engine.evaluate(() => ({
      matches: matchMedia('(prefers-reduced-motion: reduce)').matches,
      behavior: getComputedStyle(document.documentElement).scrollBehavior,
    }));
    expect(state).toEqual({matches: true, behavior: 'auto'});
    await click(engine, button('Search'));
    await expectUsable(engine, dialog('Search'), 600, 90);
    const duration = await engine.evaluate(
      () => getComputedStyle(document.querySelector('dialog[open]')!).transitionDuration,
    );
    expect(Number.parseFloat(duration)).toBeLessThan(0.01);
  });
});

test.describe('forced colors', () => {
  test.use({hasForcedColors: true});

  test('the selected tab, the active item and the focus are visible', async ({engine}) => {
    test.skip(engine.name === 'webkit', 'WebKit has no forced colors');
    await open(engine, '/dms/conversations');
    expect(await engine.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await click(engine, tab('Kotlin'));
    const lines = await engine.evaluate(() =>
      [...document.querySelectorAll('[data-code-group="sdk"] [role="tab"]')].slice(0, 3).map((one) => {
        const {borderBlockEndColor, borderBlockEndStyle, outlineStyle, boxShadow, color} = getComputedStyle(one);
        return [
          one.getAttribute('aria-selected'),
          borderBlockEndStyle,
          borderBlockEndColor,
          outlineStyle,
          boxShadow,
          color,
        ].join();
      }),
    );
    expect(new Set(lines.map((line) => line.replace(/^\w+,/, ''))).size).toBeGreaterThan(1);
    await expectUsable(engine, {selector: 'nav[aria-label="Sidebar"] a[aria-current="page"]'}, 100, 24);
  });
});

test('a page prints', async ({engine}, testInfo) => {
  test.skip(!engine.pdf, 'the driver cannot print');
  await open(engine, '/dms/client');
  const pdf = await engine.pdf!();
  await testInfo.attach('client.pdf', {body: pdf, contentType: 'application/pdf'});
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBeGreaterThan(10);
  // Printing must not change the page on the screen.
  expect((await boxOf(engine, {selector: 'nav[aria-label="Sidebar"]'}))!.height).toBeGreaterThan(300);
});

/** Returns the number of pages of a PDF. Its page objects may be in compressed streams. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
