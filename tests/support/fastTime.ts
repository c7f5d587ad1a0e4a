import type {Page} from '@playwright/test';

/**
 * Makes time limits of 5 s or more that start from now on run out 10 times as fast, so that tests of these limits take
 * only a second or two. Call it when the page has loaded, because a slow machine may need more than a tenth of the
 * limits for that.
 *
 * @returns a function that ends this, unless the page has been loaded again
 */
export async function shortenLimits(page: Page): Promise<() => Promise<void>> {
  const originals = await page.evaluateHandle(() => {
    const setTimeout = window.setTimeout.bind(window);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const shorten = (limit = 0): number => (limit < 5000 ? limit : limit / 10);
    window.setTimeout = ((run: TimerHandler, limit?: number, ...rest: unknown[]) =>
      setTimeout(run, shorten(limit), ...rest)) as typeof window.setTimeout;
    AbortSignal.timeout = (limit) => timeout(shorten(limit));
    return {setTimeout, timeout};
  });
  return () =>
    originals.evaluate(({setTimeout, timeout}) => {
      Object.assign(window, {setTimeout});
      AbortSignal.timeout = timeout;
    });
}
