import type {Page} from '@playwright/test';

/**
 * Holds the animation frames of pages that load from now on. Drops timers of a second, with which src/hooks/nextFrame
 * notices that no frame comes.
 *
 * @returns a function that gives the page its frames, and lets later timers run
 */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const start = window.setTimeout.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.setTimeout = ((action: () => void, delay = 0, ...values: []) =>
      delay === 1000 ? 0 : start(action, delay, ...values)) as typeof window.setTimeout;
    window.addEventListener('frames', () => {
      window.requestAnimationFrame = request;
      window.setTimeout = start;
      held.forEach(request);
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('frames')));
}
