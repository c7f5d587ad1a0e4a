/**
 * Rendering in parts, so that no task is long. During hydration, everything outside the `HydrationBoundary`s is hydrated
 * first, and then each boundary's content in a separate task. When the reader goes to another page, everything outside
 * the `LaterPart`s renders first and is painted, and then each of these parts in a separate task, with a frame for layout
 * from time to time. As soon as the reader does something, such as pressing a key, all remaining parts render at once,
 * before the page's own listeners get the event.
 */

import {createStore} from './createStore';
import {inNextFrame} from './nextFrame';

/** What is rendered in parts: the first page of a visit, or another page that the reader goes to. */
export type Rendering = 'hydration' | 'navigation';

/** A part's turn to render. */
export interface Turn {
  hasCome: boolean;
  /** Resolves when the turn comes. */
  promise: Promise<void>;
}

interface Waiting {
  turn: Turn;
  resolve: () => void;
}

/**
 * Events that show that the reader is using the page. `popstate` and `hashchange` come from the Back and Forward
 * buttons, and from links to anchors.
 */
export const READER_EVENTS = [
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'input',
  'focusin',
  'beforematch',
  'popstate',
  'hashchange',
];

/** The time in ms for which parts of the next page render one after another before the browser lays them out. */
const LONGEST_BATCH = 8;

const waiting: Waiting[] = [];
const rendering = createStore<Rendering | undefined>(undefined);
let tasks: MessageChannel | undefined;
/** The number of places that {@link retryAfterParts} is looking for. */
let soughtPlaces = 0;
/** Whether {@link ignoringReaderEvents} is running an action. */
let isIgnoringReader = false;
/** The number of pages that the reader has gone to. */
let navigations = 0;

/** What is being rendered in parts now; undefined if no parts are waiting. */
export const {get: currentRendering, subscribe: subscribeToParts} = rendering;

/** Whether parts of the visit's first page aren't hydrated yet. */
export const isHydratingParts = (): boolean => rendering.get() === 'hydration';

/** Starts hydration in parts. Boundaries that render from now on wait for their turn. */
export function startHydration(): void {
  rendering.set('hydration');
  startTasks();
}

/** Starts the rendering of the next page in parts. Call this just before the page renders. */
export function startNavigation(): void {
  renderRest();
  navigations += 1;
  // Pages in the background get no animation frames.
  if (document.hidden) return;
  rendering.set('navigation');
  const page = navigations;
  inNextFrame(() => {
    if (page === navigations && rendering.get() === 'navigation') startTasks();
  });
}

/**
 * Calls `attempt` now, and then after each part of the page that renders, until it succeeds. Calls it a last time when
 * all parts have rendered. Stops if the reader leaves the page before that.
 *
 * @param attempt - returns whether it has succeeded
 * @returns undefined if the first attempt was the last one; otherwise a promise that resolves after the last attempt,
 *   before the browser paints what this attempt has changed
 */
export function retryAfterParts(attempt: () => boolean): Promise<void> | undefined {
  if (attempt() || rendering.get() !== 'navigation') return undefined;
  const page = navigations;
  soughtPlaces += 1;
  return new Promise((resolve) => {
    let lastAttempt: ReturnType<typeof setTimeout> | undefined;
    const finish = (): void => {
      soughtPlaces -= 1;
      observer.disconnect();
      unsubscribe();
      clearTimeout(lastAttempt);
      resolve();
    };
    const retry = (isLast: boolean): void => {
      let isOver = isLast;
      try {
        isOver = ignoringReaderEvents(() => page !== navigations || attempt() || isLast);
      } finally {
        if (isOver) finish();
      }
    };
    const observer = new MutationObserver(() => retry(false));
    observer.observe(document, {childList: true, subtree: true});
    const unsubscribe = subscribeToParts(() => {
      clearTimeout(lastAttempt);
      if (rendering.get()) finish();
      // The last parts have got their turns, but may not be rendered yet.
      else lastAttempt = setTimeout(retry, 0, true);
    });
  });
}

/**
 * Runs an action of the page itself. Events that the action causes, such as a change of focus, don't count as the
 * reader's, so they don't render the remaining parts at once.
 */
export function ignoringReaderEvents<T>(action: () => T): T {
  isIgnoringReader = true;
  try {
    return action();
  } finally {
    isIgnoringReader = false;
  }
}

function startTasks(): void {
  for (const type of READER_EVENTS) window.addEventListener(type, onReaderEvent, {capture: true, passive: true});
  // Use messages instead of timers, because the browser delays timers while the page is in the background.
  tasks = new MessageChannel();
  const {port1, port2} = tasks;
  // Hydration needs no breaks for layout, because it changes hardly any sizes.
  const hasBreaks = rendering.get() === 'navigation';
  /** When the first part since the last frame began to render, in ms of `performance.now()`. */
  let batchStart: number | undefined;
  let isWaiting = false;
  const onFrame = (): void => {
    batchStart = undefined;
    if (isWaiting) port2.postMessage(undefined);
    isWaiting = false;
  };
  port1.onmessage = () => {
    if (hasBreaks && batchStart === undefined) {
      batchStart = performance.now();
      inNextFrame(onFrame);
    }
    if (waiting.length === 0) end();
    else if (isBatchOver(batchStart)) isWaiting = true;
    else renderNext();
  };
  port2.postMessage(undefined);
}

/**
 * Whether the browser should lay out the parts that have rendered since `start` before the next one renders, because
 * laying out many parts at once takes too long. It shouldn't if the reader waits for a place in a later part, or if the
 * page is in the background, where it gets no animation frames.
 */
function isBatchOver(start: number | undefined): boolean {
  if (start === undefined || soughtPlaces > 0 || document.hidden) return false;
  return performance.now() - start > LONGEST_BATCH;
}

/** Queues a part and returns its turn. Returns undefined unless `kind` is being rendered in parts. */
export function takeTurn(kind: Rendering): Turn | undefined {
  if (rendering.get() !== kind) return undefined;
  let resolve!: () => void;
  const turn: Turn = {hasCome: false, promise: new Promise((resolved) => (resolve = resolved))};
  waiting.push({turn, resolve});
  return turn;
}

/** Lets the next part render. Preact renders the part in a microtask, and then parts inside it join the queue. */
function renderNext(): void {
  const {turn, resolve} = waiting.shift()!;
  turn.hasCome = true;
  resolve();
  tasks?.port2.postMessage(undefined);
}

function onReaderEvent(): void {
  if (!isIgnoringReader) renderRest();
}

/** Lets all remaining parts render at once. */
export function renderRest(): void {
  while (waiting.length > 0) renderNext();
  end();
}

function end(): void {
  for (const type of READER_EVENTS) window.removeEventListener(type, onReaderEvent, {capture: true});
  tasks?.port1.close();
  tasks = undefined;
  rendering.set(undefined);
}
