/** The time in ms for which {@link inNextFrame} waits. */
const LONGEST_FRAME = 1000;

/**
 * Calls `action` in the next animation frame. A message that the action posts arrives after the frame is painted.
 *
 * Browsers may give a document no animation frames, for example in a background tab, or in an `<iframe>` that is out of
 * view. If no frame comes within a second, this function calls `onTimeout` instead.
 *
 * @param onTimeout - by default, `action`
 */
export function inNextFrame(action: () => void, onTimeout: () => void = action): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    action();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    onTimeout();
  }, LONGEST_FRAME);
}
