/** Measures the total blocking time of each of the portal's pages during a first visit. */
import {sitemapRoutes} from '../../tests/support/sitemap';
import {median, type Part, type Row} from '../rows';
import {serveSlowly} from '../slowLink';
import {CPU_SLOWDOWN, visitPage} from './visit';

const ROUNDS = 3;

export const everyPage: Part = {
  title: `blocking time of each page, processor ÷ ${CPU_SLOWDOWN}, slow connection, medians of ${ROUNDS}`,
  async measure(bench) {
    const browser = await bench.browser();
    const rows: Row[] = [];
    for (const page of sitemapRoutes()) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const link = await serveSlowly('build');
        times.push((await visitPage(browser, link, page)).blocking);
        link.close();
      }
      rows.push({name: 'blocking time', page, unit: 'ms', portal: median(times), budget: {value: 0}});
    }
    return rows;
  },
};
