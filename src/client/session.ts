/** The session's storage, where it can be used: a browser may refuse it, or have no room left. */

/** Undefined where nothing is stored, or nothing can be read. */
export function readSession(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the value, or removes it where it is undefined; nothing happens where that is refused. */
export function writeSession(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // What is not stored is not there the next time; nothing else depends on it.
  }
}
