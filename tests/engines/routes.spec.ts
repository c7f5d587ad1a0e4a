/** Every page in every engine: hydrated, in the reader's theme, without an error, a policy violation or overflow. */
import {sitemapRoutes} from '../support/sitemap';
import {open} from './support/portal';
import {expect, test} from './support/test';

const routes = sitemapRoutes();

for (const size of ['wide', 'narrow'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({size, theme});

      test(`all ${routes.length} pages load`, async ({engine}) => {
        test.setTimeout(120_000);
        const wrong: string[] = [];
        for (const route of routes) {
          await open(engine, route);
          const {heading, shown, overflow} = await engine.evaluate(() => ({
            heading: document.querySelector('h1')?.getBoundingClientRect().height ?? 0,
            shown: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
          if (heading < 20) wrong.push(`${route}: its h1 is ${heading} px high`);
          if (shown !== theme) wrong.push(`${route} is ${shown}`);
          if (overflow > 0) wrong.push(`${route} is ${overflow} px too wide`);
        }
        expect(wrong).toEqual([]);
      });
    });
  }
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
  await expect.poll(async () => (await state()).ahead).toBeGreaterThan(5);
  expect(await state()).toMatchObject({again: [], links: 0});
});

test('an unknown address shows the not-found page', async ({engine}) => {
  await open(engine, '/no/such/page');
  await expect.poll(() => engine.evaluate(() => document.querySelector('h1')!.textContent)).toBe('Page Not Found');
});
