/**
 * Gives every entry of the browser's history a key, an index and a record of the previous page. All three survive a
 * reload. react-router gives keys only to entries that it pushes. The browser itself adds the first entry and the
 * entries of hash links, so these would have no key.
 */
import siteConfig from '@generated/docusaurus.config';
import {canonicalPath} from '../shared/routes';
import {createStore} from './createStore';

/** The page that the reader came from. */
export interface PreviousPage {
  /** The page's path, with the base path. */
  path: string;
  /** The index of the page's history entry. */
  index: number;
}

/** The fields that this module keeps in `history.state`. */
export interface EntryState {
  key: string;
  /** The entry's position in the history, counted from 0 at the page on which the reader entered the site. */
  index: number;
  /**
   * The page before this one. Entries that differ only in their query or hash are the same page. Undefined if the
   * reader came from outside the site.
   */
  previous?: PreviousPage | undefined;
}

export interface HistoryEntry extends EntryState {
  /** The entry's `location.pathname`. */
  path: string;
  /** The entry's query and hash. */
  rest: string;
}

/** The kind of navigation that led to an entry, in react-router's terms. */
export type HistoryAction = 'PUSH' | 'POP' | 'REPLACE';

const NO_ENTRY: HistoryEntry = {key: '', index: -1, path: '', rest: ''};

const store = createStore(NO_ENTRY);

/** Returns the current history entry. While the next page loads, this is already the next page's entry. */
export const currentHistoryEntry = store.get;

/** Calls `listener` whenever the current entry changes. Returns a function to unsubscribe. */
export const {subscribe} = store;

/**
 * Returns the number of steps from the current entry to the entry with `state`, negative if that entry is further back.
 * Returns undefined if `state` has no index.
 */
export function stepsTo(state: unknown): number | undefined {
  const index = (state as Partial<EntryState> | null)?.index;
  return typeof index === 'number' ? index - store.get().index : undefined;
}

let onPop: ((event: PopStateEvent) => void) | undefined;

/**
 * Starts to follow the history. Call this before React starts. Browsers call the listeners on `window` in the order in
 * which they were added, so `guardPops` can then stop an event before react-router gets the event.
 */
export function startHistory(): void {
  window.addEventListener('popstate', (event) => onPop?.(event));
  followHistory('POP');
}

/**
 * Calls `listener` for each `popstate` event, before react-router gets the event. A new listener replaces the old one.
 *
 * @returns a function that removes the listener
 */
export function guardPops(listener: (event: PopStateEvent) => void): () => void {
  onPop = listener;
  return () => {
    if (onPop === listener) onPop = undefined;
  };
}

let isReplacing = false;

/**
 * Call this before `location.replace()` changes the hash. Otherwise, the change would count as a hash link, which adds
 * an entry.
 */
export function expectReplacement(): void {
  isReplacing = true;
}

/**
 * Reads the browser's current history entry into the store. If the entry is new, adds a key, an index and the previous
 * page to its state.
 */
export function followHistory(reported: HistoryAction): void {
  const action = isReplacing ? 'REPLACE' : reported;
  isReplacing = false;
  const {state} = window.history as {state: unknown};
  const {pathname, search, hash} = window.location;
  const known: Partial<EntryState> | null = typeof state === 'object' ? state : null;
  const before = store.get() === NO_ENTRY ? entryBeforeLoad() : store.get();
  const entry = nextEntry(before, known ?? {}, action, {path: pathname, rest: search + hash});
  const {key, index, previous} = entry;
  if (known?.key !== key || known.index !== index) window.history.replaceState({...known, key, index, previous}, '');
  store.set(entry);
}

/** The part of the Navigation API that this module uses. Older browsers lack it. */
interface Navigation {
  currentEntry: {index: number} | null;
  entries(): readonly {url: string | null}[];
}

/**
 * Returns the entry before the one whose page the browser has loaded, if that is a page of the site too. Browsers load
 * the page behind a link if the reader follows the link before the scripts arrive.
 */
function entryBeforeLoad(): HistoryEntry {
  const {navigation} = window as {navigation?: Navigation};
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!url) return NO_ENTRY;
  const {pathname, search, hash} = new URL(url);
  const {baseUrl} = siteConfig;
  if (!pathname.startsWith(baseUrl)) return NO_ENTRY;
  return {...NO_ENTRY, path: canonicalPath(pathname, baseUrl), rest: search + hash};
}

/**
 * Returns the entry that becomes current after `before`.
 *
 * @param known - the state that the entry already has; the state of a new entry has no index and no previous page
 */
export function nextEntry(
  before: HistoryEntry,
  {key = randomKey(), index, previous}: Partial<EntryState>,
  action: HistoryAction,
  address: {path: string; rest: string},
): HistoryEntry {
  if (index !== undefined) return {key, index, previous, ...address};
  // A link to the current address adds no entry.
  const replaced = action === 'REPLACE' || (address.path === before.path && address.rest === before.rest);
  if (replaced || before === NO_ENTRY || address.path === before.path) {
    return {key, index: before.index + (replaced ? 0 : 1), previous: before.previous, ...address};
  }
  return {key, index: before.index + 1, previous: {path: before.path, index: before.index}, ...address};
}

const randomKey = () => Math.random().toString(36).slice(2, 8);
