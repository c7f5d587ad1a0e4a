/**
 * Measures the search dialog over a slow connection, with the processor at a quarter of its speed. The browser slows
 * down only the main thread, so three times the search worker's CPU time is added to the measured times. Tasks of the
 * main thread are measured in CPU time, which other programs don't affect. Only the fastest round counts, because other
 * programs can only add time. Stock Docusaurus has no search to compare with, so the budgets are in ms.
 */
import type {Page} from '@playwright/test';
import budgets from '../budgets.json';
import type {Part, Row} from '../rows';
import {serveSlowly} from '../slowLink';
import {CPU_SLOWDOWN} from './visit';

const ROUNDS = 9;
const PAGE = '/dms/client';
const QUERY = 'stream';
const NEXT_QUERY = 'consent';

/** Times that the page records, in ms since 1970, like `Date.now()`. */
interface Times {
  /** The last key press. */
  pressed: number;
  /** The first paint with results; undefined before results are inserted, then 0 until they are painted. */
  painted: number | undefined;
}

declare global {
  interface Window {
    times: Times;
  }
}

/** The name of the trace event that records one task of a thread. */
const TASK = 'ThreadControllerImpl::RunTask';
/** The mark that the page sets in the trace when it has painted results. */
const PAINTED = 'results painted';

/** Records times in `window.times`, and the mark in the trace. Runs in the page, before its scripts. */
function recordTimes(mark: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const times: Times = {pressed: 0, painted: undefined};
  window.times = times;
  window.addEventListener('keydown', ({timeStamp}) => (times.pressed = performance.timeOrigin + timeStamp), true);
  new MutationObserver(() => {
    if (times.painted !== undefined || !document.querySelector('[role="option"]')) return;
    times.painted = 0;
    // A message posted in an animation frame arrives after the frame is painted.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        times.painted = now();
        performance.mark(mark);
      };
      port2.postMessage(undefined);
    });
  }).observe(document, {childList: true, subtree: true});
}

/** Times of one round, in ms. */
interface Round {
  /** From the shortcut to the first results, including everything that has to load. */
  first: number;
  /** From the last key of a query to its results. */
  key: number;
  /** The longest task of the main thread, in CPU time. */
  longestTask: number;
}

async function measure(page: Page, origin: string): Promise<Round> {
  // tsx wraps every named function in a call of `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(recordTimes, PAINTED);
  await page.goto(origin + PAGE);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});

  const cold = await traced(page, async () => {
    await page.keyboard.press('Control+K');
    const {pressed} = await page.evaluate(() => window.times);
    await page.keyboard.type(QUERY);
    return (await results(page)).painted - pressed;
  });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await page.waitForSelector('[role="option"]', {state: 'detached'});
  await page.evaluate(() => (window.times.painted = undefined));
  const warm = await traced(page, async () => {
    await page.keyboard.type(NEXT_QUERY);
    const {pressed, painted} = await results(page);
    return painted - pressed;
  });
  return {first: cold.time, key: warm.time, longestTask: Math.max(cold.longestTask, warm.longestTask)};
}

async function results(page: Page): Promise<Times & {painted: number}> {
  await page.waitForFunction(() => Boolean(window.times.painted));
  return (await page.evaluate(() => window.times)) as Times & {painted: number};
}

/**
 * Records a trace while `measureTime` runs. Returns the measured time plus what a slowed-down worker would add, and the
 * main thread's longest task, both in ms.
 */
async function traced(page: Page, measureTime: () => Promise<number>): Promise<{time: number; longestTask: number}> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'],
  });
  const time = await measureTime();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  // The page's process is the one that gets the key presses. The browser also has spare processes.
  const {pid} = traceEvents.find(({name}) => name === 'EventDispatch')!;
  const {ts: painted} = traceEvents.find(({name}) => name === PAINTED)!;
  const tasksOf = (thread: string): TraceEvent[] => {
    const ids = traceEvents.filter((event) => event.pid === pid && event.args.name === thread).map(({tid}) => tid);
    return traceEvents.filter((event) => event.pid === pid && ids.includes(event.tid) && event.name === TASK);
  };
  // The worker's tasks after the paint, such as the search for excerpts, don't delay the results.
  const worker = tasksOf('DedicatedWorker thread').filter(({ts}) => ts < painted);
  const workerTime = worker.reduce((total, {tdur = 0}) => total + tdur / 1000, 0);
  const longestTask = Math.max(...tasksOf('CrRendererMain').map(({tdur = 0}) => tdur / 1000));
  return {time: time + (CPU_SLOWDOWN - 1) * workerTime, longestTask};
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When the event began, in µs. */
  ts: number;
  args: {name?: string};
  /** CPU time, in µs. */
  tdur?: number;
}

export const searchDialog: Part = {
  title: `search, processor ÷ ${CPU_SLOWDOWN}, slow connection, the fastest of ${ROUNDS}`,
  async measure(bench, note) {
    const browser = await bench.browser();
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const link = await serveSlowly('build');
      const context = await browser.newContext();
      rounds.push(await measure(await context.newPage(), link.origin));
      await context.close();
      link.close();
    }
    const row = (name: string, key: keyof Round, budget: number): Row => {
      const times = rounds.map((round) => round[key]);
      note(`${name}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
      return {name, page: PAGE, unit: 'ms', portal: Math.min(...times), budget: {value: budget}};
    };
    const {firstResultsMs, keyToResultsMs, longestTaskMs} = budgets.searchDialog;
    return [
      row('search: shortcut to results', 'first', firstResultsMs),
      row('search: key to results', 'key', keyToResultsMs),
      row('search: longest task', 'longestTask', longestTaskMs),
    ];
  },
};
