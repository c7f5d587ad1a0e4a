/**
 * Lays out the text of a visit's first page in steps, so that no task is long. Until the page is hydrated, the browser
 * lays out only the first blocks and the blocks in view (`data-late-layout` in plugins/theme/script.ts and
 * css/base.css). Then each animation frame lays out a few more blocks. If the reader does something, all blocks are
 * laid out at once.
 */
import {createStore} from './createStore';
import {isHydratingParts, READER_EVENTS, subscribeToParts} from './hydration';
import {inNextFrame} from './nextFrame';

/** The time in ms after which an animation frame lays out no more blocks. */
const LONGEST = 12;

/** Whether some blocks aren't laid out yet. */
const late = createStore(false);
const laidOut: HTMLElement[] = [];
let waiting: HTMLElement[] = [];
let unsubscribe: () => void;

/**
 * `isLayoutLate` returns whether some blocks of the first page aren't laid out yet. `subscribeToLayout` calls a
 * listener when that changes, and returns a function to unsubscribe.
 */
export const {get: isLayoutLate, subscribe: subscribeToLayout} = late;

/** Starts the layout in steps if the page's inline script has set `data-late-layout`. Call this before hydration. */
export function startLateLayout(): void {
  if (!('lateLayout' in document.documentElement.dataset)) return;
  late.set(true);
  for (const type of READER_EVENTS) window.addEventListener(type, end, {capture: true, passive: true});
  document.addEventListener('scroll', end, {passive: true});
  unsubscribe = subscribeToParts(() => {
    if (isHydratingParts()) return;
    waiting = [...document.querySelectorAll<HTMLElement>('.markdown > *')];
    // Pages in the background get no animation frames.
    if (document.hidden) end();
    else inNextFrame(layOutNext, end);
  });
}

function layOutNext(): void {
  for (const start = performance.now(); waiting.length > 0 && performance.now() < start + LONGEST;) {
    const block = waiting.shift()!;
    block.style.contentVisibility = 'visible';
    laidOut.push(block);
    // Reading the size makes the browser lay out the block now, so that the loop can measure the time.
    block.getBoundingClientRect();
  }
  inNextFrame(waiting.length > 0 ? layOutNext : end, end);
}

function end(): void {
  if (!late.get()) return;
  for (const type of READER_EVENTS) window.removeEventListener(type, end, {capture: true});
  document.removeEventListener('scroll', end);
  unsubscribe();
  waiting = [];
  keepInPlace(() => {
    delete document.documentElement.dataset.lateLayout;
    for (const block of laidOut) {
      block.style.contentVisibility = '';
      // Chromium updates the `style` attribute only when a script reads it, so read the attribute before removing it.
      if (!block.getAttribute('style')) block.removeAttribute('style');
    }
  });
  // Let the browser free the first page's elements when the reader leaves the page.
  laidOut.length = 0;
  late.set(false);
}

/**
 * Runs an action that changes heights, and scrolls so that what the reader sees stays in place. Chromium's scroll
 * anchoring can't do that here, because the action changes the style of the block that it would keep in place.
 */
function keepInPlace(action: () => void): void {
  const seen =
    window.scrollY > 0
      ? [...document.querySelectorAll('.markdown > *')].find((block) => block.getBoundingClientRect().bottom > 0)
      : undefined;
  const before = seen?.getBoundingClientRect().top ?? 0;
  action();
  if (seen) window.scrollBy({top: seen.getBoundingClientRect().top - before, behavior: 'instant'});
}
