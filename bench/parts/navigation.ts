/**
 * Measures navigations over a slow connection, with the processor at a quarter of its speed: the longest task, and the
 * time from a click on a link until the heading that the link points to is painted. This is the new page's title, or a
 * section's heading. Each navigation is measured twice: with the page loaded before the click, because the pointer was
 * on the link, and with Save-Data, where nothing loads before the click. Stock Docusaurus isn't measured, because the
 * budgets are what readers notice, in ms.
 */
import type {Browser, Page} from '@playwright/test';
import budgets from '../budgets.json';
import {median, type Part, type Row} from '../rows';
import {serveSlowly} from '../slowLink';
import {CPU_SLOWDOWN} from './visit';

const ROUNDS = 5;
/** After the heading is painted, long tasks are recorded for this many more ms. */
const RECORDED = 1500;

/**
 * Pairs of a page and the target of a link on it. The targets are a small page, a long page, a page with many samples,
 * and a heading far down a page.
 */
const NAVIGATIONS = [
  ['/dms/messages', '/dms/client'],
  ['/dms/client', '/dms/messages'],
  ['/content-types/content-types', '/content-types/custom'],
  ['/', '/get-started/faq'],
  ['/', '/dms/client'],
  ['/get-started/faq', '/terms'],
  ['/protocol/portable-inbox', '/dms/client#sign-out'],
] as const;

interface Navigation {
  /** From the click until the new heading is painted, in ms. */
  painted: number;
  /** The longest task after the click, in ms. 0 if none took more than 50 ms, because browsers report no others. */
  longestTask: number;
}

/** Waits for a click and measures what follows. Runs in the page. */
function recordNavigation(recorded: number): Promise<Navigation> {
  return new Promise((resolve) => {
    let longestTask = 0;
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({type: 'longtask'});
    const before = document.querySelector('h1')?.textContent;
    const isShown = (): boolean => {
      const title = document.querySelector('h1');
      if (!title || title.textContent === before) return false;
      const heading = document.getElementById(window.location.hash.slice(1)) ?? title;
      return heading.checkVisibility({opacityProperty: true});
    };
    const onClick = ({timeStamp}: Event): void => {
      new MutationObserver((_, observer) => {
        if (!isShown()) return;
        observer.disconnect();
        // A message posted in an animation frame arrives after the frame is painted.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => {
            const painted = performance.now() - timeStamp;
            setTimeout(() => resolve({painted, longestTask}), recorded);
          };
          port2.postMessage(undefined);
        });
      }).observe(document, {childList: true, subtree: true, attributeFilter: ['data-opening']});
    };
    window.addEventListener('click', onClick, {capture: true, once: true});
  });
}

/**
 * Opens a page and measures a navigation.
 *
 * @param from - a page that links to `to`
 * @param saveData - whether the browser saves data, so that nothing loads before the click
 */
export async function navigate(browser: Browser, from: string, to: string, saveData = false): Promise<Navigation> {
  const link = await serveSlowly('build');
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (saveData) {
      await page.addInitScript("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})");
    }
    return await measure(page, link.origin, from, to);
  } finally {
    await context.close();
    link.close();
  }
}

async function measure(page: Page, origin: string, from: string, to: string): Promise<Navigation> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.goto(origin + from);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.locator(`a[href="${to}"]:visible`).first().hover();
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  // tsx wraps every named function in a call of `__name`, which the page lacks.
  const record = `globalThis.__name = (value) => value; globalThis.recorded = (${String(recordNavigation)})(${RECORDED});`;
  await session.send('Runtime.evaluate', {expression: record});
  await page.mouse.down();
  await page.mouse.up();
  const {result} = await session.send('Runtime.evaluate', {
    expression: 'globalThis.recorded',
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as Navigation;
}

export const navigation: Part = {
  title: `navigation, processor ÷ ${CPU_SLOWDOWN}, slow connection, medians of ${ROUNDS}`,
  async measure(bench, note) {
    const browser = await bench.browser();
    const {longestTaskMs} = budgets.navigation;
    const rows: Row[] = [];
    for (const [from, to] of NAVIGATIONS) {
      const {loadedMs, saveDataMs} = to.includes('#') ? budgets.navigationToSection : budgets.navigation;
      for (const [name, saveData, budget] of [
        ['click to heading, loaded', false, loadedMs],
        ['click to heading, Save-Data', true, saveDataMs],
      ] as const) {
        const rounds: Navigation[] = [];
        for (let round = 0; round < ROUNDS; round++) rounds.push(await navigate(browser, from, to, saveData));
        const row = (title: string, key: keyof Navigation, value: number): Row => {
          const times = rounds.map((one) => one[key]);
          note(`${from} → ${to}, ${title}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
          return {name: title, page: `${from} → ${to}`, unit: 'ms', portal: median(times), budget: {value}};
        };
        rows.push(row(name, 'painted', budget));
        rows.push(row(`${name}: longest task`, 'longestTask', longestTaskMs));
      }
    }
    return rows;
  },
};
