/**
 * Measures, for each of the portal's pages, the total blocking time of a first visit, and the longest task of a
 * navigation to the page from another one.
 */
import {sitemapRoutes} from '../../tests/support/sitemap';
import budgets from '../budgets.json';
import {median, type Part, type Row} from '../rows';
import {serveSlowly} from '../slowLink';
import {navigate} from './navigation';
import {CPU_SLOWDOWN, visitPage} from './visit';

const ROUNDS = 3;

/** Returns a page that links to the page `to`, in its text or in its frame. */
function linkingPage(to: string): string {
  if (to.startsWith('/z_archive/')) return '/';
  return to === '/dms/overview' ? '/protocol/xmtp-versions' : '/dms/overview';
}

export const everyPage: Part = {
  title: `tasks of each page, processor ÷ ${CPU_SLOWDOWN}, slow connection, medians of ${ROUNDS}`,
  async measure(bench, log) {
    const browser = await bench.browser();
    const rows: Row[] = [];
    const measureRow = async (name: string, page: string, value: number, measure: () => Promise<number>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await measure());
      rows.push({name, page, unit: 'ms', portal: median(times), budget: {value}});
      log(`${page}, ${name}: ${times.map(Math.round).join(', ')} ms (at most ${value})`);
    };
    for (const page of sitemapRoutes()) {
      await measureRow('blocking time', page, 0, async () => {
        const link = await serveSlowly('build');
        const {blocking} = await visitPage(browser, link, page);
        link.close();
        return blocking;
      });
      await measureRow('longest task of a navigation', page, budgets.navigation.longestTaskMs, async () => {
        const {longestTask} = await navigate(browser, linkingPage(page), page);
        return longestTask;
      });
    }
    return rows;
  },
};
