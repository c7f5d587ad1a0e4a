/** Which tab of a code group is shown (ARCHITECTURE.md, "Code and samples"). Pure, for the build and the browser. */
import {SDKS} from './sdks';

/** The key of local storage that keeps the reader's choices. */
export const CODE_GROUPS_KEY = 'codeGroups';

/** The id of every group whose tabs are SDKs. */
export const SDK_GROUP = 'sdk';

/** Stands for every group that is not of SDKs: an address names a tab, not a group. */
const OTHER_GROUPS = '*';

/** What the address may hold: `?sdk=kotlin` for groups of SDKs, `?tab=yarn` for all others. */
export const ADDRESS_KEYS = {sdk: 'sdk', tab: 'tab'} as const;

/** A group's id and the tab that was chosen for it. */
export type Choice = readonly [group: string, tab: string];

/** In the order in which they were made: the last one that a group can follow counts. */
export type Choices = readonly Choice[];

/**
 * The name of a tab in addresses and in storage: `React Native` is `react-native`.
 *
 * @returns '' where the title has no letter, figure or sign that tells it from others
 */
export function tabName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Choices from what storage holds; rubbish is none. */
export function readChoices(stored: string | null): Choices {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return [];
  }
}

/** What is kept of the choices. */
export function choicesText(choices: Choices): string {
  return JSON.stringify(Object.fromEntries(choices.filter(([group]) => group !== OTHER_GROUPS)));
}

const isSdk = (tab: string): boolean => SDKS.some((sdk) => tabName(sdk) === tab);

/** The choices that an address makes, as `?sdk=kotlin&tab=yarn`; an SDK that there is not is none. */
export function addressChoices(search: string): Choices {
  const address = new URLSearchParams(search);
  const tab = address.get(ADDRESS_KEYS.tab);
  const sdk = address.get(ADDRESS_KEYS.sdk);
  return [...(tab ? [[OTHER_GROUPS, tab] as const] : []), ...(sdk && isSdk(sdk) ? [[SDK_GROUP, sdk] as const] : [])];
}

/** One more choice, the latest; it takes the place of an earlier one for the same group. */
export function withChoice(choices: Choices, choice: Choice): Choices {
  return [...choices.filter(([group]) => group !== choice[0]), choice];
}

/**
 * The tab that a group shows: the one that was chosen last of those that it has, else its first.
 *
 * @param tabs - the names of the group's tabs, one at least
 */
export function chosenTab(choices: Choices, group: string, tabs: readonly string[]): string {
  const follows = (of: string) => of === group || (of === OTHER_GROUPS && group !== SDK_GROUP);
  const choice = choices.findLast(([of, tab]) => follows(of) && tabs.includes(tab));
  return choice ? choice[1] : tabs[0]!;
}

/**
 * The address after a choice: a tab that it names is named anew, so that a reload shows the same.
 *
 * @returns undefined where the address names none
 */
export function addressAfter(href: string, [group, tab]: Choice): string | undefined {
  const address = new URL(href);
  const key = group === SDK_GROUP ? ADDRESS_KEYS.sdk : ADDRESS_KEYS.tab;
  if (!address.searchParams.has(key)) return undefined;
  address.searchParams.set(key, tab);
  return address.href;
}
