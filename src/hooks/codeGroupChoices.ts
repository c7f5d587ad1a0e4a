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
import {local} from './storage';

/** On the server, and until React has taken the page over: every group shows its first tab. */
export const NO_CHOICES: Choices = [];

let choices: Choices | undefined;
const listeners = new Set<() => void>();

function readStored(): Choices {
  try {
    return readChoices(localStorage.getItem(CODE_GROUPS_KEY));
  } catch {
    return [];
  }
}

function change(next: Choices): void {
  choices = next;
  for (const listener of listeners) listener();
}

/** The choices as they stand; the same value until one is made. */
export function getChoices(): Choices {
  choices ??= readStored();
  return choices;
}

/** Makes a choice for all groups of this kind, here, in other tabs of the browser and on other pages. */
export function choose(choice: Choice): void {
  // First, for links within the page hold the address and are told with the others (useQuery).
  const address = addressAfter(window.location.href, choice);
  if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  change(withChoice(getChoices(), choice));
  local.write(CODE_GROUPS_KEY, choicesText(getChoices()));
}

/** Follows an address that names tabs: that is a choice like any other. */
export function followAddress(search: string): void {
  const made = addressChoices(search);
  if (made.length === 0) return;
  change(made.reduce(withChoice, getChoices()));
  local.write(CODE_GROUPS_KEY, choicesText(getChoices()));
}

/** Follows what another tab of the browser chose. Without a key, all of the storage was cleared. */
function onStorage({key, newValue}: StorageEvent): void {
  if (key === null || key === CODE_GROUPS_KEY) change(readChoices(newValue));
}

/** Calls back after each change. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
