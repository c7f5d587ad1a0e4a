/** Local and session storage. Their methods never throw, even if storage is missing, full or forbidden. */

interface StorageArea {
  /** Returns the stored value, or undefined if there is none or storage can't be read. */
  read: (key: string) => string | undefined;
  /** Stores `value`, or removes the stored value if `value` is undefined. Does nothing if the browser refuses. */
  write: (key: string, value: string | undefined) => void;
}

function storeIn(area: 'localStorage' | 'sessionStorage'): StorageArea {
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
        // The next visit starts without the value.
      }
    },
  };
}

/** Local storage, which lasts from visit to visit. */
export const local = storeIn('localStorage');

/** Session storage, which lasts as long as the tab. */
export const session = storeIn('sessionStorage');
