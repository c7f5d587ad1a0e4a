/** Tracks the left Shift key, because the events of other keys don't show which Shift key is held. */

let held = false;
let watching = false;

/**
 * Returns whether the left Shift key is held after an event. When the window loses the focus, the key counts as
 * released, because the window then gets no keyup event.
 */
export function leftShiftAfter(before: boolean, event: {type: string; code?: string}): boolean {
  if (event.type === 'blur') return false;
  if (event.code !== 'ShiftLeft') return before;
  return event.type === 'keydown';
}

/** Starts tracking the key. Tracking never stops, because the key may stay held while the page changes. */
export function watchLeftShift(): void {
  if (watching) return;
  watching = true;
  const onEvent = (event: Event): void => {
    // If only an element loses the focus, the window still gets the keyup event.
    if (event.type === 'blur' && event.target !== window) return;
    held = leftShiftAfter(held, event);
  };
  // In the capture phase, because a widget may stop an event's propagation.
  for (const type of ['keydown', 'keyup', 'blur']) window.addEventListener(type, onEvent, {capture: true});
}

/** Whether the left Shift key is held. False until `watchLeftShift` is called. */
export const isLeftShiftHeld = (): boolean => held;
