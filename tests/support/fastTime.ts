import type {Page} from '@playwright/test';

/**
 * Makes the page's time limits of 5 s or more run out 10 times as fast, so that tests of these limits take only a
 * second or two.
 */
export async function shortenLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shorten = (limit = 0): number => (limit < 5000 ? limit : limit / 10);
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, limit?: number, ...rest: unknown[]) =>
      start(run, shorten(limit), ...rest)) as typeof setTimeout;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => timeout(shorten(limit));
  });
}
