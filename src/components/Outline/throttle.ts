export interface Throttled {
  /** Runs the function at once or, if the last run was less than an interval ago, at the end of that interval. */
  call: () => void;
  /** Drops a pending run and ends the interval. */
  cancel: () => void;
}

/**
 * Limits `run` to once per interval. All calls during an interval cause one run, at the interval's end, so the last
 * call always has an effect.
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
