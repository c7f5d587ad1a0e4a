import type {Page} from '@playwright/test';
import {at} from './address';

/** A layout shift (see https://web.dev/articles/cls). */
export interface Shift {
  value: number;
  /** The moved elements, each as tag, text, and old and new position. Elements that were removed are `gone`. */
  moved: string[];
}

interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/**
 * Records layout shifts of the page. Call it before opening the page. Shifts within 500 ms of a real click don't count,
 * so use `followLink` to follow a link.
 *
 * @param free - selector of the parts that are allowed to move, with all their content
 * @returns a function that returns the shifts so far
 */
export async function observeLayoutShift(page: Page, free = 'none'): Promise<() => Promise<Shift[]>> {
  await page.addInitScript((freeParts) => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    const isFree = ({node}: Entry['sources'][number]) => node instanceof Element && node.closest(freeParts) !== null;
    const toText = ({node, previousRect, currentRect}: Entry['sources'][number]) => {
      const [from, to] = [previousRect, currentRect].map(({x, y, width, height}) => [x, y, width, height].join());
      const name = node instanceof Element ? `${node.tagName} ${node.textContent.slice(0, 20)}` : 'gone';
      return `${name}: ${from} to ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Entry[]) {
        if (hadRecentInput || (sources.length > 0 && sources.every(isFree))) continue;
        shifts.push({value, moved: sources.map(toText)});
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, free);
  return async () => {
    // The browser reports a shift only after painting.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    return page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
  };
}

/** Clicks the first link to `route` by script, which browsers don't count as input. */
export async function followLink(page: Page, route: string): Promise<void> {
  await page
    .locator(`a[href="${at(route)}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}
