/** The sidebar of the page that is shown: what is active, current, open (SPEC §2 "Sidebar behaviour"). Pure. */
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {belongsTo, isExternalLink, routeBelow} from './routes';

type Item = PropSidebarItemCategory | PropSidebarItemLink;

/** An item of the sidebar as it stands on one page. */
export interface SidebarEntry {
  /** Its place, such as `2.0` for the first item of the third section; the same on every page. */
  key: string;
  text: string;
  /** Absent for a section without a page of its own. */
  href: string | undefined;
  /** Whether the page, or one below it, is shown. */
  active: boolean;
  /** Whether the page itself is shown. */
  current: boolean;
  /** Whether the reader may open and close it. */
  collapsible: boolean;
  /** Whether it starts closed; the section of the current page never does. */
  collapsed: boolean;
  items: SidebarEntry[];
}

/**
 * The sidebar's entries on a page.
 *
 * @param items - as `useDocsSidebar()` gives them; Docusaurus puts the base path before the pages' addresses
 * @param pathname - of the page shown, with the base path
 * @param basePath - with a slash at both ends
 */
export function sidebarEntries(items: readonly PropSidebarItem[], pathname: string, basePath: string): SidebarEntry[] {
  const route = routeBelow(pathname, basePath);
  return entriesOf(items, '', (item) => matches(item, route, basePath));
}

interface Match {
  active: boolean;
  current: boolean;
}

function entriesOf(items: readonly PropSidebarItem[], parent: string, match: (item: Item) => Match): SidebarEntry[] {
  // sidebars.ts knows no items of HTML.
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
    collapsed: collapsible && item.collapsed && !active,
    items,
  };
}

/** SPEC §2: active is what the path starts with, by whole segments, in `match` or else in the link. */
function matches(item: Item, route: string, basePath: string): Match {
  const link = routeOfItem(item, basePath);
  const start = (item.customProps?.match as string | undefined) ?? link;
  return {active: start !== undefined && belongsTo(start, route), current: link === route};
}

/** The page an item leads to; undefined for an address outside, a part of a page or a choice in it, or none. */
function routeOfItem(item: Item, basePath: string): string | undefined {
  const {href} = item;
  return href === undefined || isExternalLink(href) || /[?#]/.test(href) ? undefined : routeBelow(href, basePath);
}

/** The entry of the page that is shown: the page itself, else the deepest active one; undefined where none is active. */
export function currentSidebarEntry(entries: readonly SidebarEntry[]): SidebarEntry | undefined {
  const active = activeEntries(entries);
  return active.find(({current}) => current) ?? active.find(({items}) => !items.some((item) => item.active));
}

/** The way to the page that is shown, from the outermost section to the page; else to the deepest active entry. */
export function trail(entries: readonly SidebarEntry[]): SidebarEntry[] {
  const active = entries.filter((entry) => entry.active);
  const entry = active.find(holdsCurrent) ?? active[0];
  if (entry === undefined) return [];
  return entry.current ? [entry] : [entry, ...trail(entry.items)];
}

const holdsCurrent = ({current, items}: SidebarEntry): boolean => current || items.some(holdsCurrent);

/** All that is active, parents before children. */
function activeEntries(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => (entry.active ? [entry, ...activeEntries(entry.items)] : []));
}

/** The keys of the sections that are open before the reader has opened or closed any. */
export function initiallyOpen(entries: readonly SidebarEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => [...(entry.collapsed ? [] : [entry.key]), ...initiallyOpen(entry.items)]));
}

/** `open` with the sections of the current page, which are opened when the reader comes to it (SPEC §4). */
export function openedByVisit(open: ReadonlySet<string>, entries: readonly SidebarEntry[]): ReadonlySet<string> {
  return new Set([...open, ...activeEntries(entries).map(({key}) => key)]);
}

/** `open` with one section opened, or closed where it was open. */
export function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(open.has(key) ? [...open].filter((other) => other !== key) : [...open, key]);
}
