/** The schema of `sidebars.ts`, and its form for Docusaurus (SPEC §2 "Sidebar behaviour", §3 "Sidebar item"). */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {InvalidValueError, parseOrThrow} from './problems';
import {closestSpelling} from '../shared/closestSpelling';
import {docIdOfRoute, externalHref, isExternalLink, longestPrefix} from '../shared/routes';
import {link, pathPrefix, text} from './schema';

/** SPEC §2, §9: sections nest up to five levels. */
const SECTION_DEPTH = 5;

/** The path prefix of a sidebar that is a plain list: it is shown on every page. */
const EVERY_PATH = '/';

export interface SidebarItem {
  /** A stable id; Docusaurus derives one from the text by default. */
  id?: string | undefined;
  text: string;
  /** A page, or an address on the web. Optional for a section, which can only link to a page. */
  link?: string | undefined;
  /** The item is active on pages whose path begins with this text; by default, on its page and those below it. */
  match?: string | undefined;
  /** Makes a section with a link collapsible: it starts collapsed (true) or expanded (false). */
  collapsed?: boolean | undefined;
  /** The items of a section. */
  items?: SidebarItem[] | undefined;
}

/** A list of items, or lists by path prefix, of which the longest matching prefix wins. */
export type SidebarInput = SidebarItem[] | Record<string, SidebarItem[]>;

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Docusaurus' items by path prefix; a plain list has the prefix `/`. */
export type Sidebars = Record<string, SidebarItemConfig[]>;

function itemSchema(level: number): z.ZodType<SidebarItem> {
  const items =
    level <= SECTION_DEPTH
      ? z
          .array(itemSchema(level + 1))
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
    .refine((item) => item.items === undefined || item.link === undefined || isPage(item.link), {
      path: ['link'],
      message: 'a page of the portal, such as "/dms/client", for a section',
      params: {remedy: "remove the link, or move it to the section's items."},
    });
}

const list = z.array(itemSchema(1));
const map = z.record(pathPrefix, list);

/**
 * Checks a sidebar and returns Docusaurus' items by path prefix. `match`, which Docusaurus doesn't have, is passed in
 * `customProps`.
 *
 * @throws InvalidValueError with the path, value, allowed values and remedy of each problem
 */
export function defineSidebar(input: SidebarInput): Sidebars {
  const source = 'sidebars.ts';
  const byPrefix = Array.isArray(input)
    ? {[EVERY_PATH]: parseOrThrow(list, input, source)}
    : parseOrThrow(map, input, source);
  return Object.fromEntries(Object.entries(byPrefix).map(([prefix, items]) => [prefix, items.map(toDocusaurusItem)]));
}

/**
 * Checks that the pages of a sidebar exist.
 *
 * @param ids - Docusaurus' ids of all pages
 * @throws InvalidValueError with each page that doesn't, and the closest address that does
 */
export function checkSidebarPages(sidebars: Sidebars, ids: readonly string[]): void {
  const problems = [...new Set(Object.values(sidebars).flatMap((items) => items.flatMap(docIds)))]
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const near = closestSpelling(id, ids);
      return {
        path: 'link',
        given: JSON.stringify(`/${id}`),
        allowed: 'the address of a page in docs/, or of another site',
        remedy: near === undefined ? `add docs/${id}.mdx, or remove the item.` : `write "/${near}".`,
      };
    });
  if (problems.length > 0) throw new InvalidValueError('sidebars.ts', problems);
}

/** Returns the ids of the pages that an item and its items link to. */
function docIds(item: SidebarItemConfig): string[] {
  if (typeof item === 'string') return [item];
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...(item.items as SidebarItemConfig[]).flatMap(docIds)];
}

/** Returns the key of the sidebar for a route: the longest matching prefix; undefined if that sidebar has no items. */
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
    // SPEC §2: a section with a link and a `collapsed` setting can be toggled; any other stays open.
    collapsible: item.link !== undefined && item.collapsed !== undefined,
    collapsed: item.collapsed ?? false,
    items: item.items.map(toDocusaurusItem),
  };
}

function linkOf(target: string): {type: 'link'; href: string} | {type: 'doc'; id: string} {
  if (isExternalLink(target)) return {type: 'link', href: externalHref(target)};
  return isPage(target) ? {type: 'doc', id: docIdOfRoute(target)} : {type: 'link', href: target};
}

/** Whether a link is to a page of the portal, without an anchor and without a query (`?sdk=…`). */
function isPage(target: string): boolean {
  return !isExternalLink(target) && !/[?#]/.test(target);
}
