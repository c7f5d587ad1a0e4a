/** Redirects of moved pages and anchors: their shape, and what has to be true of them. */
import * as z from 'zod';
import {InvalidValueError, formatGiven, parseOrThrow, type Problem} from './problems';
import {closestSpelling} from '../shared/closestSpelling';
import {idOfHash, normalizeRoute} from '../shared/routes';
import {twinPath} from '../shared/twin';

export interface Redirect {
  /** A route, or a route with an anchor: `/dms/client#start`. */
  from: string;
  to: string;
}

/** The anchors of each page, by route. */
export type Addresses = Record<string, readonly string[]>;

/** Where redirects are written down, for messages. */
const SOURCE = 'src/config/redirects.ts';

/** A path and an anchor, without a query. */
const ADDRESS = /^\/(?!\/)[^\s#?]*(#[^\s#]+)?$/;

const address = z
  .string()
  .refine((value) => ADDRESS.test(value) && routeOf(value) === normalizeRoute(routeOf(value)))
  .describe('a page, "/dms/client", or a part of one, "/dms/client#start"; without .html or a slash at its end');

const schema = z.array(z.strictObject({from: address, to: address}));

/** The page of an address. */
const routeOf = (value: string): string => value.split('#', 1)[0]!;

/** The anchor of an address, decoded; undefined where it is a whole page. */
const anchorOf = (value: string): string | undefined =>
  value.includes('#') ? idOfHash(value.slice(value.indexOf('#'))) : undefined;

/**
 * Checks the redirects for themselves; `redirectProblems` checks them against the built pages.
 *
 * @throws InvalidValueError naming wrong values, and addresses that are redirected twice, to themselves, or on to
 *   another redirect
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
        allowed: 'each address once',
        remedy: `remove this one or [${first}].`,
      });
    }
  });
  redirects.forEach(({from, to}, index) => {
    const next = places.get(to) ?? places.get(routeOf(to));
    if (next === undefined) return;
    const end = endOf(to, redirects);
    problems.push({
      path: `[${index}].to`,
      given: formatGiven(to),
      allowed: 'an address that is not redirected itself',
      remedy:
        end === undefined || end === from
          ? `break the loop with [${next}]: one of them has to lead to a page that exists.`
          : `write "${end}", where [${next}] leads.`,
    });
  });
  if (problems.length > 0) throw new InvalidValueError(SOURCE, problems);
  return redirects;
}

/** Where a chain ends; undefined for a loop. */
function endOf(start: string, redirects: readonly Redirect[]): string | undefined {
  const seen = new Set<string>();
  let end = start;
  for (;;) {
    if (seen.has(end)) return undefined;
    seen.add(end);
    const next = redirects.find(({from}) => from === end) ?? redirects.find(({from}) => from === routeOf(end));
    if (!next) return end;
    end = next.to;
  }
}

/** What is wrong with redirects on a site with these pages: sources that still exist, and targets that do not. */
export function redirectProblems(redirects: readonly Redirect[], addresses: Addresses): Problem[] {
  return redirects.flatMap(({from, to}, index) => [
    ...sourceProblems(from, addresses).map((problem) => ({...problem, path: `[${index}].from`})),
    ...targetProblems(to, addresses).map((problem) => ({...problem, path: `[${index}].to`})),
  ]);
}

type Found = Omit<Problem, 'path'>[];

function sourceProblems(from: string, addresses: Addresses): Found {
  const anchors = addresses[routeOf(from)];
  const anchor = anchorOf(from);
  const given = formatGiven(from);
  if (anchor === undefined) {
    return anchors ? [{given, allowed: 'a page that is gone', remedy: 'remove the redirect, or the page.'}] : [];
  }
  if (!anchors) {
    const remedy = `redirect the page "${routeOf(from)}"; its anchors keep their names, and may be redirected from where it leads.`;
    return [{given, allowed: 'an anchor of a page that exists', remedy}];
  }
  const remedy = `remove the redirect, or give the heading another id.`;
  return anchors.includes(anchor) ? [{given, allowed: 'an anchor that is gone', remedy}] : [];
}

function targetProblems(to: string, addresses: Addresses): Found {
  const anchors = addresses[routeOf(to)];
  const anchor = anchorOf(to);
  const given = formatGiven(to);
  if (!anchors) {
    return [{given, allowed: 'a page that exists', remedy: writeNearest(routeOf(to), Object.keys(addresses))}];
  }
  if (anchor === undefined || anchors.includes(anchor)) return [];
  return [{given, allowed: `an anchor of ${routeOf(to)}`, remedy: writeNearest(anchor, anchors)}];
}

function writeNearest(name: string, names: readonly string[]): string {
  const near = closestSpelling(name, names);
  return near === undefined ? 'name one that exists.' : `write "${near}".`;
}

/** @throws InvalidValueError where `redirectProblems` finds any */
export function assertRedirects(redirects: readonly Redirect[], addresses: Addresses): void {
  const problems = redirectProblems(redirects, addresses);
  if (problems.length > 0) throw new InvalidValueError(SOURCE, problems);
}

/**
 * Moved pages with their Markdown twins, for hosts; without the base path. Their targets are encoded, for a header holds
 * no other letters.
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

/** Where the moved anchors of each page lead, by route and anchor. */
export function movedAnchors(redirects: readonly Redirect[]): Record<string, Record<string, string>> {
  const moved: Record<string, Record<string, string>> = {};
  for (const {from, to} of redirects) {
    const anchor = anchorOf(from);
    if (anchor !== undefined) (moved[routeOf(from)] ??= {})[anchor] = to;
  }
  return moved;
}

/**
 * The addresses of the last release that lead nowhere now: neither to a page or an anchor, nor to a redirect. The
 * anchors of a moved page are looked for where it leads.
 *
 * @returns addresses such as `/dms/client` and `/dms/client#start`; for a page that is gone without a redirect, the
 *   page alone
 */
export function vanishedAddresses(last: Addresses, now: Addresses, redirects: readonly Redirect[]): string[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return Object.entries(last).flatMap(([route, anchors]) => {
    const target = now[route] ? route : targets.get(route);
    if (target === undefined) return [route];
    // A redirect to a part of a page takes all anchors there.
    if (target.includes('#')) return [];
    return anchors
      .filter((anchor) => !now[target]?.includes(anchor) && !targets.has(`${target}#${anchor}`))
      .map((anchor) => `${target}#${anchor}`);
  });
}

/** The addresses that a release publishes: those of its pages, and those that it redirects, which readers still keep. */
export function publishedAddresses(built: Addresses, redirects: readonly Redirect[]): Addresses {
  const published = new Map(Object.entries(built));
  for (const {from} of redirects) {
    const anchor = anchorOf(from);
    const anchors = published.get(routeOf(from)) ?? [];
    published.set(routeOf(from), anchor === undefined ? anchors : [...anchors, anchor].sort());
  }
  return Object.fromEntries(published);
}
