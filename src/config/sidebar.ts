/** The sidebar as writers put it down in `sidebars.ts` (SPEC §2 "Sidebar behaviour", §3 "Sidebar item"). */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {parseOrThrow} from './problems';
import {docIdOfRoute, externalHref, isExternalLink, longestPrefix} from '../shared/routes';
import {link, pathPrefix, text} from './schema';

/** SPEC §9: sections nest up to five levels. */
const SIDEBAR_DEPTH = 5;

/** The key of a sidebar given as a plain list, which serves every path. */
const EVERYWHERE = '/';

export interface SidebarItem {
  /** A stable name; Docusaurus makes one from the text by default. */
  id?: string | undefined;
  /** What the reader sees. */
  text: string;
  /** The page, or an address outside. A section may do without, and leads to a page alone. */
  link?: string | undefined;
  /** The path prefix that makes the item the active one; `link` by default. */
  match?: string | undefined;
  /** With a link: the section can be toggled, and starts collapsed (true) or expanded (false). */
  collapsed?: boolean | undefined;
  /** The section's items. */
  items?: SidebarItem[] | undefined;
}

/** A plain list, or a map keyed by path prefix of which the longest matching prefix wins. */
export type SidebarInput = SidebarItem[] | Record<string, SidebarItem[]>;

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Docusaurus' items by path prefix; a plain list stands under `/`. */
export type Sidebars = Record<string, SidebarItemConfig[]>;

function itemSchema(level: number): z.ZodType<SidebarItem> {
  const items =
    level < SIDEBAR_DEPTH
      ? z
          .array(itemSchema(level + 1))
          .min(1)
          .describe('a list of at least one item')
      : z.custom<never>((value) => value === undefined, {
          message: `at most ${SIDEBAR_DEPTH} levels of items`,
          params: {remedy: 'move these items one level up, or onto a page of their own.'},
        });
  return z
    .strictObject({
      id: text.optional(),
      text,
      link: link.optional(),
      match: pathPrefix.optional(),
      collapsed: z.boolean().optional(),
      items: items.optional(),
    })
    .refine((item) => item.link !== undefined || item.items !== undefined, {
      message: 'an item with a link, with items, or with both',
      params: {remedy: 'add a link to a page, or a list of items.'},
    })
    .refine((item) => item.items === undefined || item.link === undefined || isPage(item.link), {
      path: ['link'],
      message: 'a page of the portal, such as "/dms/client", for a section',
      params: {remedy: "remove the link, or put it among the section's items."},
    });
}

const list = z.array(itemSchema(1));
const map = z.record(pathPrefix, list);

/**
 * Checks a sidebar and gives it in Docusaurus' form: a list of items by path prefix. What Docusaurus has
 * no word for (`match`) travels in `customProps`.
 *
 * @param input - a plain list, or a map keyed by path prefix
 * @throws InvalidValueError naming the item, what was given, what is allowed and the remedy
 */
export function defineSidebar(input: SidebarInput): Sidebars {
  const source = 'sidebars.ts';
  const byPrefix = Array.isArray(input)
    ? {[EVERYWHERE]: parseOrThrow(list, input, source)}
    : parseOrThrow(map, input, source);
  return Object.fromEntries(Object.entries(byPrefix).map(([prefix, items]) => [prefix, items.map(toDocusaurusItem)]));
}

/** The key of the sidebar that a route shows: the longest matching prefix; undefined where none has items. */
export function sidebarKeyFor(
  sidebars: Readonly<Record<string, readonly unknown[]>>,
  route: string,
): string | undefined {
  const key = longestPrefix(Object.keys(sidebars), route);
  return key !== undefined && sidebars[key]!.length > 0 ? key : undefined;
}

function toDocusaurusItem(item: SidebarItem): SidebarItemConfig {
  const shared = {
    label: item.text,
    ...(item.id === undefined ? {} : {key: item.id}),
    ...(item.match === undefined ? {} : {customProps: {match: item.match}}),
  };
  if (item.items === undefined) return {...linkOf(item.link!), ...shared};
  return {
    type: 'category',
    ...shared,
    ...(item.link === undefined ? {} : {link: {type: 'doc' as const, id: docIdOfRoute(item.link)}}),
    // SPEC §2: a header with a link and a collapsed setting can be toggled; any other stays open.
    collapsible: item.link !== undefined && item.collapsed !== undefined,
    collapsed: item.collapsed ?? false,
    items: item.items.map(toDocusaurusItem),
  };
}

function linkOf(target: string): {type: 'link'; href: string} | {type: 'doc'; id: string} {
  if (isExternalLink(target)) return {type: 'link', href: externalHref(target)};
  return isPage(target) ? {type: 'doc', id: docIdOfRoute(target)} : {type: 'link', href: target};
}

/** Whether a link leads to a page, and not to a place in it or with a choice (`?sdk=…`). */
function isPage(target: string): boolean {
  return !isExternalLink(target) && !/[?#]/.test(target);
}
