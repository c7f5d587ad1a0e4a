/** The browser's storages. Each may be missing, full or forbidden: then nothing is kept, and nothing is found. */

export interface Store {
  /** Undefined where nothing is stored, or nothing can be read. */
  read: (key: string) => string | undefined;
  /** Keeps the value, or removes it where it is undefined; nothing happens where that is refused. */
  write: (key: string, value: string | undefined) => void;
}

function storeIn(area: 'localStorage' | 'sessionStorage'): Store {
  return {
    read(key) {
      try {
        return window[area].getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        if (value === undefined) window[area].removeItem(key);
        else window[area].setItem(key, value);
      } catch {
        // What is not kept is not there the next time; nothing else depends on it.
      }
    },
  };
}

/** Lasts from visit to visit. */
export const local = storeIn('localStorage');

/** Lasts as long as the tab. */
export const session = storeIn('sessionStorage');
