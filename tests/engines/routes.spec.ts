/** Every page in every engine: hydrated, in the reader's theme, without an error, a policy violation or overflow. */
import {sitemapRoutes} from '../support/sitemap';
import {open} from './support/portal';
import type {Engine} from './support/engine';
import {SIZES, expect, poll, test, type Size} from './support/test';

const routes = sitemapRoutes();

const resize = (engine: Engine, size: Size): Promise<void> => {
  const [width, height] = SIZES[size];
  return engine.resize(width, height);
};

/** What a page looks like in the window's present size. */
const look = (engine: Engine) =>
  engine.evaluate(() => ({
    inner: innerWidth,
    heading: document.querySelector('h1')?.getBoundingClientRect().height ?? 0,
    shown: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

/**
 * Each page is loaded in the window's present width, and then resized to the other. The next page begins with that
 * width, so each theme begins with another one, and every page is loaded in both widths.
 */
const LOADED = [
  {theme: 'light', sizes: ['wide', 'narrow']},
  {theme: 'dark', sizes: ['narrow', 'wide']},
] as const;

for (const {theme, sizes} of LOADED) {
  test.describe(`${theme}, first ${sizes[0]}`, () => {
    test.use({size: sizes[0], theme});

    test(`all ${routes.length} pages fit the window, loaded and resized`, async ({engine}) => {
      test.setTimeout(120_000);
      const wrong: string[] = [];
      for (const [index, route] of routes.entries()) {
        await open(engine, route);
        for (const [turn, size] of (index % 2 === 0 ? sizes : sizes.toReversed()).entries()) {
          if (turn > 0) await resize(engine, size);
          const {inner, heading, shown, overflow} = await look(engine);
          if (inner !== SIZES[size][0]) wrong.push(`${route}: the window is ${inner} px wide, not ${SIZES[size][0]}`);
          if (heading < 20) wrong.push(`${route}, ${size}: its h1 is ${heading} px high`);
          if (shown !== theme) wrong.push(`${route}, ${size}, is ${shown}`);
          if (overflow > 0) wrong.push(`${route}, ${size}, is ${overflow} px too wide`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

test('linked pages are prefetched, each file once, without adding elements', async ({engine}) => {
  await open(engine, '/dms/client');
  await engine.wheel({x: 700, y: 500}, 3000);
  await engine.wheel({x: 700, y: 500}, -3000);
  const state = () =>
    engine.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
      const ahead = (scripts as PerformanceResourceTiming[]).filter(({initiatorType}) =>
        initiatorType.includes('fetch'),
      );
      const times: Record<string, number> = {};
      for (const {name} of scripts) times[name] = (times[name] ?? 0) + 1;
      return {
        ahead: ahead.length,
        again: Object.entries(times).filter(([, count]) => count > 1),
        links: document.querySelectorAll('link[rel="prefetch"]').length,
      };
    });
  await poll(async () => (await state()).ahead).toBeGreaterThan(5);
  expect(await state()).toMatchObject({again: [], links: 0});
});

test('an unknown address shows the not-found page', async ({engine}) => {
  await open(engine, '/no/such/page');
  await poll(() => engine.evaluate(() => document.querySelector('h1')!.textContent)).toBe('Page Not Found');
});
