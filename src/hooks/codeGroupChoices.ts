/** The tabs that the reader chose, one value for all code groups of the page; storage keeps it for the next one. */
import {
  addressAfter,
  addressChoices,
  choicesText,
  CODE_GROUPS_KEY,
  readChoices,
  withChoice,
  type Choice,
  type Choices,
} from '../shared/codeGroups';
import {createStore} from './createStore';
import {local} from './storage';

/** On the server, and until React has taken the page over: every group shows its first tab. */
export const NO_CHOICES: Choices = [];

/** What storage had when it was first read. */
let stored: Choices | undefined;

/** undefined until a choice is made; `stored` counts until then. */
const store = createStore<Choices | undefined>(undefined, () => {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
});

/** Calls `listener` after each change. Returns the function that ends this. */
export const {subscribe} = store;

function readStored(): Choices {
  try {
    return readChoices(localStorage.getItem(CODE_GROUPS_KEY));
  } catch {
    return [];
  }
}

/** The choices as they stand; the same value until one is made. */
export function getChoices(): Choices {
  stored ??= readStored();
  return store.get() ?? stored;
}

/** Makes a choice for all groups of this kind, here, in other tabs of the browser and on other pages. */
export function choose(choice: Choice): void {
  // First, for links within the page hold the address and are told with the others (useQuery).
  const address = addressAfter(window.location.href, choice);
  if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  store.set(withChoice(getChoices(), choice));
  local.write(CODE_GROUPS_KEY, choicesText(getChoices()));
}

/** Follows an address that names tabs: that is a choice like any other. */
export function followAddress(search: string): void {
  const made = addressChoices(search);
  if (made.length === 0) return;
  store.set(made.reduce(withChoice, getChoices()));
  local.write(CODE_GROUPS_KEY, choicesText(getChoices()));
}

/** Follows what another tab of the browser chose. Without a key, all of the storage was cleared. */
function onStorage({key, newValue}: StorageEvent): void {
  if (key === null || key === CODE_GROUPS_KEY) store.set(readChoices(newValue));
}
