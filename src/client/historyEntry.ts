/**
 * The entries of the browser's history, each with a key and a number. react-router gives a key to those it pushes
 * only; hash links, which the browser follows on its own, and the first entry have none.
 */

export interface HistoryEntry {
  key: string;
  /** How many entries of this document lie before it. */
  index: number;
  /** The address without its origin, as it stood when the entry was met. */
  address: string;
}

/** How the entry came to be shown, in react-router's words. */
export type HistoryAction = 'PUSH' | 'POP' | 'REPLACE';

let current: HistoryEntry = {key: '', index: -1, address: ''};

/** The entry that the address bar shows. */
export function currentEntry(): HistoryEntry {
  return current;
}

/** How many entries lie from the current one to that with `state`, back below 0; undefined where it has no number. */
export function stepsTo(state: unknown): number | undefined {
  const index = numberOf(state);
  return index === undefined ? undefined : index - current.index;
}

/** Follows the browser to the entry that it now shows, and marks that entry if it is new. */
export function followHistory(action: HistoryAction): void {
  const {state} = window.history as {state: unknown};
  const {pathname, search, hash} = window.location;
  const known = typeof state === 'object' ? (state as Partial<HistoryEntry> | null) : null;
  current = nextEntry(current, known ?? {}, action, pathname + search + hash);
  if (known?.key !== current.key || known.index !== current.index) {
    window.history.replaceState({...known, key: current.key, index: current.index}, '');
  }
}

/**
 * The entry that is shown after `before`.
 *
 * @param known - what the entry's state already holds; the number of a new one is not there yet
 */
export function nextEntry(
  before: HistoryEntry,
  {key = randomKey(), index}: Partial<HistoryEntry>,
  action: HistoryAction,
  address: string,
): HistoryEntry {
  // To follow a link to the address itself makes no new entry.
  const replaced = action === 'REPLACE' || address === before.address;
  return {key, index: index ?? before.index + (replaced ? 0 : 1), address};
}

function numberOf(state: unknown): number | undefined {
  const index = (state as {index?: unknown} | null)?.index;
  return typeof index === 'number' ? index : undefined;
}

const randomKey = () => Math.random().toString(36).slice(2, 8);
