/** A value outside React that components read with `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T;
  /** Replaces the value and calls every listener. */
  set: (value: T) => void;
  /** Calls `listener` after each change. Returns a function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store with an initial value.
 *
 * @param connect - called when the first listener subscribes, for example to listen to a browser event. The function
 *   that it returns is called after the last listener unsubscribes.
 */
export function createStore<T>(initial: T, connect?: () => () => void): Store<T> {
  let value = initial;
  let disconnect: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect?.();
      };
    },
  };
}
