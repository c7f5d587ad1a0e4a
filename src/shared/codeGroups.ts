/** Selects the tab of a code group (ARCHITECTURE.md, "Code and samples"). Pure, for the build and the browser. */
import {SDKS} from './sdks';

/** The key in local storage for the reader's choices. */
export const CODE_GROUPS_KEY = 'codeGroups';

/** The id of every code group whose tabs are SDKs. */
export const SDK_GROUP = 'sdk';

/**
 * Takes the place of a group's id in a choice that comes from `?tab=`. Such a choice applies to all groups except those
 * of SDKs.
 */
const OTHER_GROUPS = '*';

/** The query parameters: `?sdk=kotlin` for groups of SDKs, `?tab=yarn` for all other groups. */
export const ADDRESS_KEYS = {sdk: 'sdk', tab: 'tab'} as const;

/** The id of a group, and the name of the tab chosen for it. */
export type Choice = readonly [group: string, tab: string];

/** Choices, oldest first. A group shows the tab of the last choice that applies to the group. */
export type Choices = readonly Choice[];

/**
 * Returns the name of a tab in addresses and storage: `react-native` for `React Native`.
 *
 * @returns '' if the title has no letter, digit, + or #
 */
export function tabName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Parses the choices in storage; returns none for an invalid value. */
export function readChoices(stored: string | null): Choices {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return [];
  }
}

/** Formats choices for storage. Choices from `?tab=` are left out, because they aren't for a single group. */
export function choicesText(choices: Choices): string {
  return JSON.stringify(Object.fromEntries(choices.filter(([group]) => group !== OTHER_GROUPS)));
}

/**
 * Returns the choices after another browser tab has stored its own. A choice from `?tab=` stays, because it is never
 * stored. It also stays before the choices that were made on this page later.
 */
export function withStored(choices: Choices, stored: string | null): Choices {
  const others = readChoices(stored);
  const place = choices.findIndex(([group]) => group === OTHER_GROUPS);
  if (place === -1) return others;
  const later = new Set(choices.slice(place).map(([group]) => group));
  const isLater = ([group]: Choice): boolean => later.has(group);
  return [...others.filter((choice) => !isLater(choice)), choices[place]!, ...others.filter(isLater)];
}

const isSdk = (tab: string): boolean => SDKS.some((sdk) => tabName(sdk) === tab);

/** Reads the choices in the query of an address, such as `?sdk=kotlin&tab=yarn`. Unknown SDKs are ignored. */
export function addressChoices(search: string): Choices {
  const address = new URLSearchParams(search);
  const tab = address.get(ADDRESS_KEYS.tab);
  const sdk = address.get(ADDRESS_KEYS.sdk);
  return [...(tab ? [[OTHER_GROUPS, tab] as const] : []), ...(sdk && isSdk(sdk) ? [[SDK_GROUP, sdk] as const] : [])];
}

/** Adds a choice as the latest one, and removes an earlier choice for the same group. */
export function withChoice(choices: Choices, choice: Choice): Choices {
  return [...choices.filter(([group]) => group !== choice[0]), choice];
}

/**
 * Returns the tab that a group shows: the last chosen tab that the group has, otherwise the first tab.
 *
 * @param tabs - the names of the group's tabs, at least one
 */
export function chosenTab(choices: Choices, group: string, tabs: readonly string[]): string {
  const applies = (to: string) => to === group || (to === OTHER_GROUPS && group !== SDK_GROUP);
  const choice = choices.findLast(([to, tab]) => applies(to) && tabs.includes(tab));
  return choice ? choice[1] : tabs[0]!;
}

/**
 * Replaces the tab in an address with the newly chosen one, so that a reload shows the same tab.
 *
 * @returns undefined if the address names no tab for this kind of group
 */
export function addressAfter(href: string, [group, tab]: Choice): string | undefined {
  const address = new URL(href);
  const key = group === SDK_GROUP ? ADDRESS_KEYS.sdk : ADDRESS_KEYS.tab;
  if (!address.searchParams.has(key)) return undefined;
  address.searchParams.set(key, tab);
  return address.href;
}
