/**
 * Hydration in parts. The frame of a page is hydrated first, then each part inside a `HydrationBoundary` in a task of
 * its own, so that no task is long. A key, a click or the focus hydrates the rest at once, before the page's own
 * listeners get the event.
 */

import {createStore} from './createStore';

/** When a part is hydrated. */
export interface Turn {
  hasCome: boolean;
  /** Resolves when the turn comes. */
  promise: Promise<void>;
}

interface Waiting {
  turn: Turn;
  resolve: () => void;
}

/** What a reader does to the page. `popstate` and `hashchange` are the browser's own navigation. */
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

const waiting: Waiting[] = [];
/** Whether the page is being hydrated in parts. */
const hydrating = createStore(false);
let tasks: MessageChannel | undefined;

export const {get: arePartsWaiting, subscribe: subscribeToParts} = hydrating;

/** Starts hydration in parts. Boundaries that render from now on wait for their turn. */
export function startHydration(): void {
  hydrating.set(true);
  for (const type of READER_EVENTS) window.addEventListener(type, hydrateRest, {capture: true, passive: true});
  // Unlike a timer, a message also arrives at once if the page is in the background.
  tasks = new MessageChannel();
  tasks.port1.onmessage = () => (waiting.length > 0 ? hydrateNext() : endHydration());
  tasks.port2.postMessage(undefined);
}

/** Returns the turn of a part; undefined if it can render at once. */
export function takeTurn(): Turn | undefined {
  if (!hydrating.get()) return undefined;
  let resolve!: () => void;
  const turn: Turn = {hasCome: false, promise: new Promise((resolved) => (resolve = resolved))};
  waiting.push({turn, resolve});
  return turn;
}

/** Preact hydrates the part in a microtask, and the boundaries in it then wait at the end of the queue. */
function hydrateNext(): void {
  const {turn, resolve} = waiting.shift()!;
  turn.hasCome = true;
  resolve();
  tasks?.port2.postMessage(undefined);
}

function hydrateRest(): void {
  while (waiting.length > 0) hydrateNext();
  endHydration();
}

function endHydration(): void {
  for (const type of READER_EVENTS) window.removeEventListener(type, hydrateRest, {capture: true});
  tasks?.port1.close();
  tasks = undefined;
  hydrating.set(false);
}
