/** Tests every page in every engine, at two widths and in both themes, for errors, policy violations and overflow. */
import {sitemapRoutes} from '../support/sitemap';
import {button, click, open} from './support/portal';
import type {Engine} from './support/engine';
import {SIZES, expect, poll, test} from './support/test';

const routes = sitemapRoutes();

const WIDTHS = {wide: SIZES.wide[0], narrow: SIZES.narrow[0]};

const resize = (engine: Engine, size: keyof typeof WIDTHS): Promise<void> =>
  engine.resize(SIZES[size][0], SIZES[size][1]);

/** Returns the page's theme, and measurements at the window's current size. */
const look = (engine: Engine) =>
  engine.evaluate(() => ({
    inner: innerWidth,
    heading: document.querySelector('h1')?.getBoundingClientRect().height ?? 0,
    shown: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

const other = {light: 'dark', dark: 'light', wide: 'narrow', narrow: 'wide'} as const;

/**
 * Half of the pages are loaded in the light theme, the other half in the dark one, with alternating widths. On each
 * page, the button switches the theme, the window is resized, and the button switches back. So each page is seen in
 * both widths and both themes.
 */
for (const [first, theme] of (['light', 'dark'] as const).entries()) {
  const half = routes.filter((_, index) => index % 2 === first);
  test.describe(`a system that prefers ${theme}`, () => {
    test.use({size: 'wide', theme});

    test(`${half.length} of ${routes.length} pages fit the window, in both widths and both themes`, async ({
      engine,
    }) => {
      test.setTimeout(120_000);
      const wrong: string[] = [];
      const check = async (route: string, size: keyof typeof WIDTHS, expected: 'light' | 'dark') => {
        const {inner, heading, shown, overflow} = await look(engine);
        if (inner !== WIDTHS[size]) wrong.push(`${route}: the window is ${inner} px wide, not ${WIDTHS[size]}`);
        if (heading < 20) wrong.push(`${route}, ${size}: its h1 is ${heading} px high`);
        if (shown !== expected) wrong.push(`${route}, ${size}, is ${shown}`);
        if (overflow > 0) wrong.push(`${route}, ${size}, is ${overflow} px too wide`);
      };
      for (const [index, route] of half.entries()) {
        const size = index % 2 === 0 ? 'wide' : 'narrow';
        await open(engine, route);
        await check(route, size, theme);
        await click(engine, button(`Switch to ${other[theme]} theme`));
        await check(route, size, other[theme]);
        await resize(engine, other[size]);
        await check(route, other[size], other[theme]);
        await click(engine, button(`Switch to ${theme} theme`));
        await check(route, other[size], theme);
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
