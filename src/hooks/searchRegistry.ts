/** The meeting place of search and its shortcuts, so that neither has to know when the other is there. */

/** What search lets others do. */
export interface Search {
  /** Opens the dialog; nothing where it is open. */
  open: () => void;
  /** Opens the dialog, or closes it. */
  toggle: () => void;
  /** Fetches what the dialog needs, ahead of the reader's decision. */
  prepare: () => void;
}

let registered: Search | undefined;

/**
 * Makes a search the one that shortcuts open; the last one registered counts.
 *
 * @returns takes it back; what a later search registered stays
 */
export function registerSearch(search: Search): () => void {
  registered = search;
  return () => {
    if (registered === search) registered = undefined;
  };
}

/** The search to open; undefined where the site has none, or not yet. */
export const registeredSearch = (): Search | undefined => registered;
