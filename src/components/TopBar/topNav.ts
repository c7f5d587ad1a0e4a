/** Pure functions that find the current item of the top navigation, and decide whether all items fit in a row. */
import {isActiveOn, isExternalLink, normalizeRoute} from '../../shared/routes';
import type {TopNavItem} from '../../config/schema';

export type TopNavLink = Extract<TopNavItem, {link: string}>;
export type TopNavMenu = Extract<TopNavItem, {items: unknown}>;

/** With more items than this, the divider between links and socials has a different style (SPEC §9). */
const MAX_PLAIN_ITEMS = 3;

/** How many links and icons together fit into a bar beside the sidebar, in a window 997 px wide. */
const MAX_IN_ROW = 5;

/** The current item and, if it is a menu, its current link. */
export interface CurrentTopNav {
  item?: TopNavItem | undefined;
  link?: TopNavLink | undefined;
}

/** Returns the key of an item or link: its id or, without one, its text. */
export function topNavKey({id, text}: {id?: string | undefined; text: string}): string {
  return id ?? text;
}

/** Whether there are so many items that a full-height line divides them from the socials (SPEC §9). */
export function hasManyItems(items: readonly TopNavItem[]): boolean {
  return items.length > MAX_PLAIN_ITEMS;
}

/** Whether the row of links and socials is too long for a medium-width bar, which then shows the menu instead. */
export function isCrowded(items: readonly unknown[], socials: readonly unknown[]): boolean {
  return items.length + socials.length > MAX_IN_ROW;
}

/**
 * Returns the item that a page belongs to (SPEC §2 "Top navigation"). An item matches if it, or one of its menu's
 * links, is active on the page. If several items match, the longest path wins, then the first in the list.
 *
 * @param route - the page's path without base path and `.html`; undefined for an unknown address
 */
export function currentTopNav(items: readonly TopNavItem[], route: string | undefined): CurrentTopNav {
  if (route === undefined) return {};
  const item = closest(items, route);
  return {item, link: item && 'items' in item ? closest(item.items, route) : undefined};
}

function closest<Item extends TopNavItem>(items: readonly Item[], route: string): Item | undefined {
  return items
    .map((item) => ({item, length: matchedLength(item, route)}))
    .filter(({length}) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.item;
}

/** Returns how many characters of the route the item matches; 0 if the page doesn't belong to the item. */
function matchedLength(item: TopNavItem, route: string): number {
  const children = 'items' in item ? item.items.map((child) => matchedLength(child, route)) : [];
  const {match} = item;
  const link = 'link' in item ? pathOf(item.link) : undefined;
  return Math.max(isActiveOn(route, {match, link}) ? (match ?? link!).length : 0, ...children);
}

/** Returns the path of a link's page; undefined for external links and for links such as `#part`. */
function pathOf(link: string): string | undefined {
  return isExternalLink(link) || link.startsWith('#') ? undefined : normalizeRoute(link.replace(/[?#].*$/, ''));
}
