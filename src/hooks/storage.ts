/** Local storage that may be missing, full or forbidden: then nothing is kept. */

/** Keeps a value where that is possible. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this visit.
  }
}
