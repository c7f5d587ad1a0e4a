/**
 * Hydration in parts. A part is the content of a `HydrationBoundary`. Everything outside the boundaries is hydrated
 * first. Then each part is hydrated in a separate task, so that no task is long. As soon as the reader does something,
 * such as pressing a key, all remaining parts are hydrated at once, before the page's own listeners get the event.
 */

import {createStore} from './createStore';

/** A part's turn to be hydrated. */
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

const waiting: Waiting[] = [];
const hydrating = createStore(false);
let tasks: MessageChannel | undefined;

export const {get: arePartsWaiting, subscribe: subscribeToParts} = hydrating;

/** Starts hydration in parts. Boundaries that render from now on wait for their turn. */
export function startHydration(): void {
  hydrating.set(true);
  for (const type of READER_EVENTS) window.addEventListener(type, hydrateRest, {capture: true, passive: true});
  // Use messages instead of timers, because the browser delays timers while the page is in the background.
  tasks = new MessageChannel();
  tasks.port1.onmessage = () => (waiting.length > 0 ? hydrateNext() : endHydration());
  tasks.port2.postMessage(undefined);
}

/**
 * Queues a part and returns its turn. If the page isn't being hydrated in parts, returns undefined instead, because the
 * part can render at once.
 */
export function takeTurn(): Turn | undefined {
  if (!hydrating.get()) return undefined;
  let resolve!: () => void;
  const turn: Turn = {hasCome: false, promise: new Promise((resolved) => (resolve = resolved))};
  waiting.push({turn, resolve});
  return turn;
}

/** Lets the next part hydrate. Preact renders the part in a microtask, and then boundaries inside it join the queue. */
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
