/** The session's storage, where it can be used: a browser may refuse it, or have no room left. */

/** Undefined where nothing is stored, or nothing can be read. */
export function readSession(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the value, or removes it where it is undefined. Gives whether that worked. */
export function writeSession(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
