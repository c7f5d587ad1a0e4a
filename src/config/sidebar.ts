/** Checks `sidebars.ts` and translates it for Docusaurus (SPEC §2 "Sidebar behaviour", §3 "Sidebar item"). */
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {readPages} from './pageFiles';
import {formatGiven, InvalidValueError, parseOrThrow} from './problems';
import {closestSpelling} from '../shared/closestSpelling';
import {externalHref, isExternalLink, longestPrefix, normalizeRoute} from '../shared/routes';
import {link, pathPrefix, text} from './schema';

/** SPEC §2, §9: sections nest up to five levels. */
const SECTION_DEPTH = 5;

/** The path prefix of a sidebar that is a plain list. Every page shows such a sidebar. */
const EVERY_PATH = '/';

export interface SidebarItem {
  /** A stable id; by default, Docusaurus derives the id from the text. */
  id?: string | undefined;
  text: string;
  /** A page, or an address on the web. A section's link is optional, and must be to a page. */
  link?: string | undefined;
  /** The item is active on pages whose path begins with this text. By default: the linked page and those below it. */
  match?: string | undefined;
  /** Makes a section with a link collapsible: it starts collapsed (true) or expanded (false). */
  collapsed?: boolean | undefined;
  /** The items of a section. */
  items?: SidebarItem[] | undefined;
}

/** A list of items, or lists by path prefix. The longest matching prefix wins. */
export type SidebarInput = SidebarItem[] | Record<string, SidebarItem[]>;

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Docusaurus' items by path prefix; a plain list has the prefix `/`. */
export type Sidebars = Record<string, SidebarItemConfig[]>;

/** The file that the messages name. */
const SOURCE = 'sidebars.ts';

/** What {@link defineSidebar} has returned, and the lists in it. */
const defined = new WeakSet();

/** The ids of pages, by route. */
type PageIds = ReadonlyMap<string, string>;

function itemSchema(level: number, pages: PageIds): z.ZodType<SidebarItem> {
  const items =
    level <= SECTION_DEPTH
      ? z
          .array(itemSchema(level + 1, pages))
          .min(1)
          .describe('a list of at least one item')
      : z.custom<never>((value) => value === undefined, {
          message: `at most ${SECTION_DEPTH} levels of sections`,
          params: {remedy: 'move these items one level up, or list them on a page of their own.'},
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
    .refine((item) => item.items === undefined || item.link === undefined || isPageLink(item.link), {
      path: ['link'],
      message: 'a page of the portal, such as "/dms/client", for a section',
      params: {remedy: "remove the link, or move it to the section's items."},
    })
    .superRefine(({link: target}, context) => {
      if (!target?.startsWith('/') || !isPageLink(target) || pages.has(normalizeRoute(target))) return;
      const near = closestRoute(target, [...pages.keys()]);
      context.addIssue({
        code: 'custom',
        path: ['link'],
        message: 'the address of a page in docs/',
        params: {remedy: near === undefined ? 'write the address of a page, or add the page.' : `write "${near}".`},
      });
    });
}

/**
 * Returns the route that a wrong address probably means: the address without `.md`, the only route with the same last
 * segment, or the closest spelling.
 */
function closestRoute(target: string, routes: readonly string[]): string | undefined {
  const route = normalizeRoute(target.replace(/\.mdx?$/, ''));
  const end = route.slice(route.lastIndexOf('/'));
  const sameEnd = routes.filter((other) => other.endsWith(end));
  return (
    routes.find((other) => other === route) ?? (sameEnd.length === 1 ? sameEnd[0] : closestSpelling(route, routes))
  );
}

/**
 * Checks a sidebar and returns Docusaurus' items by path prefix. `match`, which Docusaurus doesn't have, is passed in
 * `customProps`.
 *
 * @param docs - the folder of the pages
 * @throws InvalidValueError with the path, value, allowed values and remedy of each problem
 */
export function defineSidebar(input: SidebarInput, docs = path.resolve(__dirname, '../../docs')): Sidebars {
  const pages = new Map(readPages(docs).map(({route, id}) => [route, id]));
  const list = z.array(itemSchema(1, pages));
  const lists = z
    .record(pathPrefix, list)
    .describe('a list of items, or an object that maps path prefixes to such lists');
  const byPrefix = Array.isArray(input)
    ? {[EVERY_PATH]: parseOrThrow(list, input, SOURCE)}
    : parseOrThrow(lists, input, SOURCE);
  const sidebars = Object.fromEntries(
    Object.entries(byPrefix).map(([prefix, items]) => [prefix, items.map((item) => toDocusaurusItem(item, pages))]),
  );
  for (const made of [sidebars, ...Object.values(sidebars)]) defined.add(made);
  return sidebars;
}

/**
 * Checks the default export of `sidebars.ts`. It may combine several results of {@link defineSidebar}.
 *
 * @throws InvalidValueError if the export is missing, or if {@link defineSidebar} hasn't made it
 */
export function checkSidebars(sidebars: unknown): void {
  if (typeof sidebars === 'object' && sidebars !== null) {
    const lists: unknown[] = Object.values(sidebars);
    if (defined.has(sidebars) || (lists.length > 0 && lists.every((list) => defined.has(list as object)))) return;
  }
  throw new InvalidValueError(SOURCE, [
    {
      path: 'export default',
      given: formatGiven(sidebars),
      allowed: 'what defineSidebar returns',
      remedy: `write "export default defineSidebar([…]);", with the sidebar's items in the brackets.`,
    },
  ]);
}

/**
 * Returns the key of a route's sidebar: the longest key that is a prefix of the route. Undefined if no prefix matches,
 * or if that sidebar has no items.
 */
export function sidebarKeyFor(
  sidebars: Readonly<Record<string, readonly unknown[]>>,
  route: string,
): string | undefined {
  const key = longestPrefix(Object.keys(sidebars), route);
  return key !== undefined && sidebars[key]!.length > 0 ? key : undefined;
}

function toDocusaurusItem(item: SidebarItem, pages: PageIds): SidebarItemConfig {
  const shared = {
    label: item.text,
    ...(item.id === undefined ? {} : {key: item.id}),
    ...(item.match === undefined ? {} : {customProps: {match: item.match}}),
  };
  if (item.items === undefined) return {...linkOf(item.link!, pages), ...shared};
  return {
    type: 'category',
    ...shared,
    ...(item.link === undefined ? {} : {link: {type: 'doc' as const, id: idOf(item.link, pages)}}),
    // SPEC §2: a section with a link and a `collapsed` setting can be toggled; all other sections stay open.
    collapsible: item.link !== undefined && item.collapsed !== undefined,
    collapsed: item.collapsed ?? false,
    items: item.items.map((child) => toDocusaurusItem(child, pages)),
  };
}

const idOf = (target: string, pages: PageIds): string => pages.get(normalizeRoute(target))!;

function linkOf(target: string, pages: PageIds): {type: 'link'; href: string} | {type: 'doc'; id: string} {
  if (isExternalLink(target)) return {type: 'link', href: externalHref(target)};
  return isPageLink(target) ? {type: 'doc', id: idOf(target, pages)} : {type: 'link', href: target};
}

/** Whether a link is to a page of the portal, without an anchor and without a query (`?sdk=…`). */
function isPageLink(target: string): boolean {
  return !isExternalLink(target) && !/[?#]/.test(target);
}
