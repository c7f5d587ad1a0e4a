/** Whether the left Shift key is held. Events of other keys tell only that some Shift is. */

let held = false;
let watching = false;

/** What an event says of the key: a window without focus hears nothing of its release. */
export function leftShiftAfter(before: boolean, event: {type: string; code?: string}): boolean {
  if (event.type === 'blur') return false;
  if (event.code !== 'ShiftLeft') return before;
  return event.type === 'keydown';
}

/** Starts to listen, once and for good: the key stays held from page to page. */
export function watchLeftShift(): void {
  if (watching) return;
  watching = true;
  const listen = (event: Event): void => {
    held = leftShiftAfter(held, event);
  };
  // In the capture phase, for a widget may keep a key to itself.
  for (const type of ['keydown', 'keyup', 'blur']) window.addEventListener(type, listen, {capture: true});
}

/** @returns false as long as nobody has called `watchLeftShift` */
export const isLeftShiftHeld = (): boolean => held;
