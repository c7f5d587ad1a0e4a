/** Local storage that may be missing, full or forbidden: then nothing is kept. */

/** The value that was kept; null where there is none, or no storage. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where that is possible. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this visit.
  }
}
