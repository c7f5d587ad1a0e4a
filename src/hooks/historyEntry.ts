/**
 * The entries of the browser's history, each with a key, a number and the page before it. The browser keeps them over
 * a reload. react-router gives a key to those it pushes only; hash links, which the browser follows on its own, and the
 * first entry have none.
 */
import {createStore} from './createStore';

/** A page that lies before an entry. */
export interface PreviousPage {
  /** With the base path. */
  path: string;
  /** The number of its entry. */
  index: number;
}

/** What an entry's state holds. */
export interface EntryState {
  key: string;
  /** How many entries of this tab lie before it. */
  index: number;
  /** Jumps within a page are no pages; undefined where the reader came from none of the site's. */
  previous?: PreviousPage | undefined;
}

export interface HistoryEntry extends EntryState {
  /** The path that was met there. */
  path: string;
  /** Its query and hash. */
  rest: string;
}

/** How the entry came to be shown, in react-router's words. */
export type HistoryAction = 'PUSH' | 'POP' | 'REPLACE';

const NO_ENTRY: HistoryEntry = {key: '', index: -1, path: '', rest: ''};

const store = createStore(NO_ENTRY);

/** The entry that the address bar shows. */
export const currentHistoryEntry = store.get;

/** Calls `listener` whenever another entry is shown. Returns the function that ends this. */
export const {subscribe} = store;

/** How many entries lie from the current one to that with `state`, back below 0; undefined where it has no number. */
export function stepsTo(state: unknown): number | undefined {
  const index = (state as Partial<EntryState> | null)?.index;
  return typeof index === 'number' ? index - store.get().index : undefined;
}

/** Follows the browser to the entry that it now shows, and marks that entry if it is new. */
export function followHistory(action: HistoryAction): void {
  const {state} = window.history as {state: unknown};
  const {pathname, search, hash} = window.location;
  const known = typeof state === 'object' ? (state as Partial<EntryState> | null) : null;
  const entry = nextEntry(store.get(), known ?? {}, action, {path: pathname, rest: search + hash});
  const {key, index, previous} = entry;
  if (known?.key !== key || known.index !== index) window.history.replaceState({...known, key, index, previous}, '');
  store.set(entry);
}

/**
 * The entry that is shown after `before`.
 *
 * @param known - what the entry's state already holds; number and previous page of a new one are not there yet
 */
export function nextEntry(
  before: HistoryEntry,
  {key = randomKey(), index, previous}: Partial<EntryState>,
  action: HistoryAction,
  address: {path: string; rest: string},
): HistoryEntry {
  if (index !== undefined) return {key, index, previous, ...address};
  // To follow a link to the address itself makes no new entry.
  const replaced = action === 'REPLACE' || (address.path === before.path && address.rest === before.rest);
  if (replaced || before === NO_ENTRY || address.path === before.path) {
    return {key, index: before.index + (replaced ? 0 : 1), previous: before.previous, ...address};
  }
  return {key, index: before.index + 1, previous: {path: before.path, index: before.index}, ...address};
}

const randomKey = () => Math.random().toString(36).slice(2, 8);
