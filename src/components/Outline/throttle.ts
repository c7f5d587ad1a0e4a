export interface Throttled {
  /** Runs the function at once, or at the end of the current interval if there is one. */
  call: () => void;
  /** Drops a pending run. */
  cancel: () => void;
}

/**
 * Throttles `run` to once per interval. Calls during an interval lead to one run at its end, so the last call always
 * has an effect.
 *
 * @param interval - in ms
 */
export function throttle(run: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const start = (): void => {
    waiting = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) start();
    }, interval);
    run();
  };
  return {
    call: () => {
      if (timer === undefined) start();
      else waiting = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = false;
    },
  };
}
