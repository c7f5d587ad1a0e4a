/** A value outside React that components read with `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T;
  /** Replaces the value and calls every listener. */
  set: (value: T) => void;
  /** Calls `listener` after each change. Returns the function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A store with its first value.
 *
 * @param connect - called for the first listener, such as to follow the browser; it returns what ends this, which is
 *   called after the last listener has left
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
