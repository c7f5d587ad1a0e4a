import type {Page} from '@playwright/test';
import {at} from './address';

/** A move of elements that nobody asked for: https://web.dev/articles/cls */
export interface Shift {
  value: number;
  /** What moved, as its tag and text, and from where to where; `gone` for what has left the page since. */
  moved: string[];
}

interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/**
 * Begins to note what moves on the page by itself; call it before the page is opened. Browsers take what moves within
 * 500 ms of a real click for its answer and leave it out: to measure a visit, follow its link by `followLink`.
 *
 * @param free - selector of parts that may move, with all that is in them
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
    // The browser tells of a shift after it has painted it.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    return page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
  };
}

/** Follows the first link to `route` by script, which counts for no input. */
export async function followLink(page: Page, route: string): Promise<void> {
  await page
    .locator(`a[href="${at(route)}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}
