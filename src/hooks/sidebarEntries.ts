/** The sidebar on the current page: its active, current and open entries (SPEC §2 "Sidebar behaviour"). Pure. */
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {isActiveOn, isExternalLink, stripBasePath} from '../shared/routes';

type Item = PropSidebarItemCategory | PropSidebarItemLink;

/** An item of the sidebar, with its state on one page. */
export interface SidebarEntry {
  /** Its position, such as `2.0` for the first item of the third section; the same on every page. */
  key: string;
  text: string;
  /** Undefined for a section without a page of its own. */
  href: string | undefined;
  /** Whether the item, or an item inside it, is active on the current page (see `isActiveOn`). */
  active: boolean;
  /** Whether the item's own page is the current page. */
  current: boolean;
  /** Whether readers can open and close it. */
  collapsible: boolean;
  /** Whether it starts closed. A section that is active, or contains the current page, never does. */
  collapsed: boolean;
  items: SidebarEntry[];
}

/**
 * Returns the sidebar's entries on a page.
 *
 * @param items - from `useDocsSidebar()`; the addresses of pages have the base path
 * @param pathname - the path of the current page, with the base path
 * @param basePath - with a slash at both ends
 */
export function sidebarEntries(items: readonly PropSidebarItem[], pathname: string, basePath: string): SidebarEntry[] {
  const route = stripBasePath(pathname, basePath);
  return entriesOf(items, '', (item) => matches(item, route, basePath));
}

/** Returns `entries`, but with the objects of `before` for entries that haven't changed. */
export function withUnchanged(entries: readonly SidebarEntry[], before: readonly SidebarEntry[] = []): SidebarEntry[] {
  const known = new Map(before.map((entry) => [entry.key, entry]));
  return entries.map((entry) => {
    const old = known.get(entry.key);
    const next = {...entry, items: withUnchanged(entry.items, old?.items)};
    return old && isSame(old, next) ? old : next;
  });
}

const isSame = ({items, ...one}: SidebarEntry, {items: others, ...other}: SidebarEntry): boolean =>
  items.length === others.length &&
  items.every((item, index) => item === others[index]) &&
  JSON.stringify(one) === JSON.stringify(other);

interface Match {
  active: boolean;
  current: boolean;
}

function entriesOf(items: readonly PropSidebarItem[], parent: string, match: (item: Item) => Match): SidebarEntry[] {
  // sidebars.ts can't contain HTML items.
  return items.flatMap((item, index) => (item.type === 'html' ? [] : [entryOf(item, `${parent}${index}`, match)]));
}

function entryOf(item: Item, key: string, match: (item: Item) => Match): SidebarEntry {
  const own = match(item);
  const items = item.type === 'category' ? entriesOf(item.items, `${key}.`, match) : [];
  const active = own.active || items.some((child) => child.active);
  const collapsible = item.type === 'category' && item.collapsible;
  return {
    key,
    text: item.label,
    href: item.href,
    active,
    current: own.current,
    collapsible,
    collapsed: collapsible && item.collapsed && !active && !own.current && !items.some(containsCurrent),
    items,
  };
}

function matches(item: Item, route: string, basePath: string): Match {
  const link = routeOfItem(item, basePath);
  const match = item.customProps?.match as string | undefined;
  return {active: isActiveOn(route, {match, link}), current: link === route};
}

/**
 * Returns the route that an item links to; undefined for an external link, a link with an anchor or query, or no link.
 */
function routeOfItem(item: Item, basePath: string): string | undefined {
  const {href} = item;
  return href === undefined || isExternalLink(href) || /[?#]/.test(href) ? undefined : stripBasePath(href, basePath);
}

/** Returns the entry of the current page, otherwise the deepest active entry; undefined if none is active. */
export function currentSidebarEntry(entries: readonly SidebarEntry[]): SidebarEntry | undefined {
  const active = activeEntries(entries);
  return active.find(({current}) => current) ?? active.find(({items}) => !items.some((item) => item.active));
}

/**
 * Returns the entries from the outermost section to the current page; if no entry is the current page, to the deepest
 * active entry.
 */
export function trail(entries: readonly SidebarEntry[]): SidebarEntry[] {
  const entry = entries.find(containsCurrent) ?? entries.find(({active}) => active);
  if (entry === undefined) return [];
  return entry.current ? [entry] : [entry, ...trail(entry.items)];
}

/** Whether an entry, or one inside it, is the current page's. With a `match`, that entry may not be active. */
const containsCurrent = ({current, items}: SidebarEntry): boolean => current || items.some(containsCurrent);

/** Returns all entries that are active or contain the current page, parents before children. */
function activeEntries(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) =>
    entry.active || containsCurrent(entry) ? [entry, ...activeEntries(entry.items)] : [],
  );
}

/** Returns the keys of the sections that are open before the reader opens or closes any. */
export function initiallyOpen(entries: readonly SidebarEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => [...(entry.collapsed ? [] : [entry.key]), ...initiallyOpen(entry.items)]));
}

/**
 * Adds the sidebar's active entries to `open`, because visiting a page opens its sections (SPEC §4). Returns `open`
 * itself if they are all open already.
 */
export function openedByVisit(open: ReadonlySet<string>, entries: readonly SidebarEntry[]): ReadonlySet<string> {
  const keys = activeEntries(entries).map(({key}) => key);
  return keys.every((key) => open.has(key)) ? open : new Set([...open, ...keys]);
}

/** Adds a section to `open`, or removes it if it is open. */
export function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(open.has(key) ? [...open].filter((other) => other !== key) : [...open, key]);
}
