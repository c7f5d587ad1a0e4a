/** What the top navigation shows as current: pure functions, for the build and the browser alike. */
import {belongsTo, isExternalLink, normalizeRoute} from '../../shared/routes';
import type {TopNavItem} from '../../config/schema';

export type TopNavLink = Extract<TopNavItem, {link: string}>;
export type TopNavMenu = Extract<TopNavItem, {items: unknown}>;

/** SPEC §9: a top nav with more than this many items changes the divider styling. */
const FEW_ITEMS = 3;

/** Links and icons together, beyond which a bar beside the sidebar has no room for them (at 997 px of window). */
const MOST_IN_A_ROW = 5;

/** The current item, and within a menu its current link. */
export interface CurrentTopNav {
  item?: TopNavItem | undefined;
  link?: TopNavLink | undefined;
}

/** A name for an item that no other item of its list has, as long as their texts differ. */
export function topNavKey({id, text}: {id?: string | undefined; text: string}): string {
  return id ?? text;
}

/** Whether links, socials and the line between them need more to be told apart (SPEC §9). */
export function hasManyItems(items: readonly TopNavItem[]): boolean {
  return items.length > FEW_ITEMS;
}

/** Whether the row of links and socials gives way to the menu in a bar that is wide, but not wide enough for it. */
export function isCrowded(items: readonly unknown[], socials: readonly unknown[]): boolean {
  return items.length + socials.length > MOST_IN_A_ROW;
}

/**
 * The item that a page belongs to (SPEC §2 "Top navigation"): the page's path is its `match` or link or lies
 * below it by whole segments, or one of its menu's links is such. `/` counts for the home page only. Where
 * several do, the longest path wins, then the first in the list.
 *
 * @param route - the page's path without base path and `.html`; undefined for an address that is no page
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

/** How many characters of the route the item accounts for; 0 where the page is not its own. */
function matchedLength(item: TopNavItem, route: string): number {
  const children = 'items' in item ? item.items.map((child) => matchedLength(child, route)) : [];
  const prefix = pathOf(item.match ?? ('link' in item ? item.link : '#'));
  return Math.max(prefix !== undefined && belongsTo(prefix, route) ? prefix.length : 0, ...children);
}

/** The page a link leads to; undefined for one that leaves the portal or stays on the page. */
function pathOf(link: string): string | undefined {
  return isExternalLink(link) || link.startsWith('#') ? undefined : normalizeRoute(link.replace(/[?#].*$/, ''));
}
