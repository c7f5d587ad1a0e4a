/** The reader's tab choices, shared by all code groups and kept in local storage. */
import {
  addressAfter,
  addressChoices,
  choicesText,
  CODE_GROUPS_KEY,
  readChoices,
  withChoice,
  withStored,
  type Choice,
  type Choices,
} from '../shared/codeGroups';
import {createStore} from './createStore';
import {local} from './storage';

/** The choices on the server and during hydration: every group shows its first tab. */
export const NO_CHOICES: Choices = [];

/** The choices that were in local storage when `getChoices` was first called. */
let stored: Choices | undefined;

/** Undefined until a choice is made. Until then, `stored` applies. */
const store = createStore<Choices | undefined>(undefined, () => {
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
});

/** Calls `listener` after each change. Returns a function to unsubscribe. */
export const {subscribe} = store;

/** Returns the current choices. The object stays the same until a choice changes them. */
export function getChoices(): Choices {
  stored ??= readChoices(local.read(CODE_GROUPS_KEY) ?? null);
  return store.get() ?? stored;
}

/** Selects a tab in all code groups of the same kind: on this page, on other pages and in other browser tabs. */
export function choose(choice: Choice): void {
  // Change the address first, because `store.set` makes the links within the page read the address's query (useQuery).
  const address = addressAfter(window.location.href, choice);
  if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  store.set(withChoice(getChoices(), choice));
  local.write(CODE_GROUPS_KEY, choicesText(getChoices()));
}

/** Selects the tabs that the query of an address names, such as `?sdk=kotlin`. */
export function applyAddressChoices(search: string): void {
  const choices = addressChoices(search);
  if (choices.length === 0) return;
  store.set(choices.reduce(withChoice, getChoices()));
  local.write(CODE_GROUPS_KEY, choicesText(getChoices()));
}

/** Adopts the choices made in another browser tab. A null key means that storage was cleared. */
function onStorage({key, newValue}: StorageEvent): void {
  if (key === null || key === CODE_GROUPS_KEY) store.set(withStored(getChoices(), newValue));
}

/**
 * Adopts the choices made while this page was in the back/forward cache, where it gets no `storage` events. Without
 * stored choices, the page keeps its own, because the browser may refuse to store them.
 */
function onShow({persisted}: PageTransitionEvent): void {
  const choices = local.read(CODE_GROUPS_KEY);
  if (persisted && choices !== undefined) store.set(withStored(getChoices(), choices));
}
