/** Redirects of moved pages and anchors: their schema, and the checks on them. */
import * as z from 'zod';
import {InvalidValueError, formatGiven, parseOrThrow, type Problem} from './problems';
import {closestSpelling} from '../shared/closestSpelling';
import type {MovedAnchors} from '../shared/movedAnchors';
import {idOfHash, normalizeRoute} from '../shared/routes';
import {twinPath} from '../shared/twin';

/** A redirect. In `src/config/redirects.ts`, its addresses may be encoded. {@link defineRedirects} decodes them. */
export interface Redirect {
  /** The old route, with or without an anchor: `/dms/client#start`. */
  from: string;
  /** The new route, with or without an anchor. */
  to: string;
}

/** The anchors of each page, by route. */
export type Addresses = Record<string, readonly string[]>;

const SOURCE = 'src/config/redirects.ts';

/** Matches a decoded route. It can contain spaces, but not at its end. */
const ROUTE = /^\/(?!\/)([^\s#?]| (?!$))*$/;
/** Matches an anchor that isn't decoded. Also matches the end of an address without an anchor. */
const ANCHOR = /^(#[^\s#]+)?$/;

const address = z
  .string()
  .refine((value) => {
    const route = decodeRoute(routeOf(value));
    return ROUTE.test(route) && route === normalizeRoute(route) && ANCHOR.test(value.slice(routeOf(value).length));
  })
  .describe(
    'a page ("/dms/client") or an anchor on one ("/dms/client#start"), without .html and without a slash at its end',
  )
  .transform((value) => {
    const hash = value.slice(routeOf(value).length);
    return decodeRoute(routeOf(value)) + (hash && `#${idOfHash(hash)}`);
  });

const schema = z.array(z.strictObject({from: address, to: address}));

const routeOf = (value: string): string => value.split('#', 1)[0]!;

/** Returns the anchor of an address; undefined for a whole page. */
const anchorOf = (value: string): string | undefined =>
  value.includes('#') ? value.slice(value.indexOf('#') + 1) : undefined;

/** Decodes a route: `/%C3%BCber%20uns` gives `/über uns`. An invalid encoding is taken literally. */
function decodeRoute(route: string): string {
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}

/**
 * Decodes and checks redirects without looking at pages; `redirectProblems` checks them against the built pages.
 *
 * @throws InvalidValueError if a value is wrong, or if an address is redirected twice
 */
export function defineRedirects(input: readonly Redirect[]): readonly Redirect[] {
  const redirects = parseOrThrow(schema, input, SOURCE);
  const places = new Map<string, number>();
  const problems: Problem[] = [];
  redirects.forEach(({from}, index) => {
    const first = places.get(from);
    if (first === undefined) places.set(from, index);
    else {
      problems.push({
        path: `[${index}].from`,
        given: formatGiven(from),
        allowed: 'one redirect per address',
        remedy: `remove this one or [${first}].`,
      });
    }
  });
  if (problems.length > 0) throw new InvalidValueError(SOURCE, problems);
  return redirects;
}

/**
 * Returns the last address of a chain of redirects; undefined for a loop. An anchor on a moved page stays, unless the
 * page has moved to an anchor.
 */
function endOf(start: string, redirects: readonly Redirect[]): string | undefined {
  const seen = new Set<string>();
  let end = start;
  for (;;) {
    if (seen.has(end)) return undefined;
    seen.add(end);
    const exact = redirects.find(({from}) => from === end);
    const next = exact ?? redirects.find(({from}) => from === routeOf(end));
    if (!next) return end;
    const keepsAnchor = !exact && !next.to.includes('#');
    end = keepsAnchor ? next.to + end.slice(routeOf(end).length) : next.to;
  }
}

/**
 * Finds redirects that don't fit a site's pages: those whose source still exists, or whose target doesn't or is
 * redirected too.
 */
export function redirectProblems(redirects: readonly Redirect[], addresses: Addresses): Problem[] {
  const sources = redirects.map(({from}) => sourceProblems(from, addresses));
  // A redirect with a wrong source must go. So its target doesn't matter, and other redirects may point to its source.
  const kept = redirects.filter((_, index) => sources[index]!.length === 0);
  return redirects.flatMap((redirect, index) => {
    const source = sources[index]!;
    if (source.length > 0) return source.map((problem) => ({...problem, path: `[${index}].from`}));
    const target = chainProblems(redirect, kept, redirects) ?? targetProblems(redirect.to, addresses);
    return target.map((problem) => ({...problem, path: `[${index}].to`}));
  });
}

type Found = Omit<Problem, 'path'>[];

/**
 * Returns the problem of a redirect whose target is redirected too; undefined if it isn't.
 *
 * @param kept - the redirects whose source is right
 * @param all - the redirects, in the order of the file
 */
function chainProblems({from, to}: Redirect, kept: readonly Redirect[], all: readonly Redirect[]): Found | undefined {
  const next = kept.find((each) => each.from === to) ?? kept.find((each) => each.from === routeOf(to));
  if (next === undefined) return undefined;
  const end = endOf(to, kept);
  const place = `[${all.indexOf(next)}]`;
  const remedy =
    end === undefined || end === from
      ? `break the loop with ${place}: one of them must point to a page that exists.`
      : `write "${end}", the target of ${place}.`;
  return [{given: formatGiven(to), allowed: "an address that isn't redirected itself", remedy}];
}

function sourceProblems(from: string, addresses: Addresses): Found {
  const anchors = addresses[routeOf(from)];
  const anchor = anchorOf(from);
  const given = formatGiven(from);
  if (anchor === undefined) {
    return anchors
      ? [{given, allowed: 'a page that no longer exists', remedy: 'remove the redirect, or the page.'}]
      : [];
  }
  if (!anchors) {
    const remedy = `redirect the page "${routeOf(from)}". Its anchors keep their names; if one is renamed, redirect it on the new page.`;
    return [{given, allowed: 'an anchor of a page that exists', remedy}];
  }
  const remedy = `remove the redirect, or give the heading another id.`;
  return anchors.includes(anchor) ? [{given, allowed: 'an anchor that no longer exists', remedy}] : [];
}

function targetProblems(to: string, addresses: Addresses): Found {
  const anchors = addresses[routeOf(to)];
  const anchor = anchorOf(to);
  const given = formatGiven(to);
  if (!anchors) {
    return [{given, allowed: 'a page that exists', remedy: suggestName(routeOf(to), Object.keys(addresses))}];
  }
  if (anchor === undefined || anchors.includes(anchor)) return [];
  return [{given, allowed: `an anchor of ${routeOf(to)}`, remedy: suggestName(anchor, anchors)}];
}

function suggestName(name: string, names: readonly string[]): string {
  const near = closestSpelling(name, names);
  return near === undefined ? 'write one that exists.' : `write "${near}".`;
}

/** Returns the routes of the pages that have an anchor in one of the redirects. */
export const pagesWithAnchors = (redirects: readonly Redirect[]): ReadonlySet<string> =>
  new Set(
    redirects
      .flatMap(({from, to}) => [from, to])
      .filter((value) => value.includes('#'))
      .map(routeOf),
  );

/**
 * Checks redirects against a site's pages.
 *
 * @throws InvalidValueError with everything that `redirectProblems` finds
 */
export function assertRedirects(redirects: readonly Redirect[], addresses: Addresses): void {
  const problems = redirectProblems(redirects, addresses);
  if (problems.length > 0) throw new InvalidValueError(SOURCE, problems);
}

/**
 * Returns the redirects that the host must serve: those of pages and of their Markdown twins. Addresses don't include
 * the base path. Targets are encoded, because the `Location` header can contain only ASCII.
 */
export const movedPages = (redirects: readonly Redirect[]): Redirect[] =>
  redirects
    .filter(({from}) => anchorOf(from) === undefined)
    .flatMap(({from, to}) => [
      {from, to: encodeAddress(to)},
      {from: twinPath(from), to: encodeAddress(twinPath(routeOf(to)))},
    ]);

function encodeAddress(address: string): string {
  const anchor = anchorOf(address);
  return encodeURI(routeOf(address)) + (anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`);
}

/** Returns the encoded targets of moved anchors, by route and anchor. */
export function movedAnchors(redirects: readonly Redirect[]): MovedAnchors {
  const moved: MovedAnchors = {};
  for (const {from, to} of redirects) {
    const anchor = anchorOf(from);
    if (anchor !== undefined) (moved[routeOf(from)] ??= {})[anchor] = encodeAddress(to);
  }
  return moved;
}

/**
 * Finds the addresses of the last release that no longer resolve to a page, an anchor or a redirect. If a page has
 * moved, its anchors must be on the new page, or be redirected from there.
 *
 * @returns addresses such as `/dms/client#start`, with the new route if the page has moved. A page that was removed
 *   without a redirect is returned without its anchors
 */
export function vanishedAddresses(last: Addresses, now: Addresses, redirects: readonly Redirect[]): string[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return Object.entries(last).flatMap(([route, anchors]) => {
    const target = now[route] ? route : targets.get(route);
    if (target === undefined) return [route];
    // A redirect to an anchor applies to all anchors of the old page.
    if (target.includes('#')) return [];
    return anchors
      .filter((anchor) => !now[target]?.includes(anchor) && !targets.has(`${target}#${anchor}`))
      .map((anchor) => `${target}#${anchor}`);
  });
}

/** Returns the addresses that a release publishes: its pages and anchors, and the old addresses that it redirects. */
export function publishedAddresses(built: Addresses, redirects: readonly Redirect[]): Addresses {
  const published = new Map(Object.entries(built));
  for (const {from} of redirects) {
    const anchor = anchorOf(from);
    const anchors = published.get(routeOf(from)) ?? [];
    published.set(routeOf(from), anchor === undefined ? anchors : [...anchors, anchor].sort());
  }
  return Object.fromEntries(published);
}
