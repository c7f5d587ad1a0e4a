export interface Throttled {
  /** Runs at once, or when the time since the last run is over. */
  call: () => void;
  /** Drops a run that waits. */
  cancel: () => void;
}

/**
 * Runs at most once in each interval; a call in between is made up for at its end, so the last state is always seen.
 *
 * @param interval - in milliseconds
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
