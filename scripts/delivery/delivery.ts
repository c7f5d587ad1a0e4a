/** What is delivered: a built site, and what the build says of it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/plugins/filesBelow';
import {movedPages, type Redirect} from '../../src/config/redirectRules';
import {FACTS_FILE, type DeliveryFacts} from '../../src/plugins/delivery';
import {joinNeeds, readNeeds, toPolicy, type Policy} from './policy';

export interface Delivery {
  /** The folder of the built site. */
  folder: string;
  /** The origin where it is published, without a slash at its end. */
  url: string;
  /** The path that the site is built for, with a slash at both ends. */
  basePath: string;
  /** Moved pages and their twins; routes without the base path, the targets with or without an anchor. */
  moved: readonly Redirect[];
  /** No security headers without one. */
  policy: Policy | undefined;
}

/** Where the build puts the site, and what it generates beside it. */
const BUILD = 'build';
const GENERATED = '.docusaurus';

/**
 * Reads the last build of a site.
 *
 * @param site - the site's own folder
 * @throws Error where nothing was built, and where a page holds what a strict policy refuses
 */
export function readDelivery(site = '.'): Delivery {
  const folder = path.join(site, BUILD);
  const facts = path.join(site, GENERATED, FACTS_FILE);
  if (!existsSync(facts))
    throw new Error(`${folder} holds no built site (${facts} is missing): run "npm run build" first.`);
  const {url, basePath, redirects, sources, base} = JSON.parse(readFileSync(facts, 'utf8')) as DeliveryFacts;
  return {folder, url, basePath, moved: movedPages(redirects), policy: toPolicy(readPages(folder), sources, base)};
}

/** A site that was built by others, such as a stock Docusaurus: without moved pages and security headers. */
export const bareDelivery = (folder: string, basePath = '/'): Delivery => ({
  folder,
  url: 'http://localhost',
  basePath,
  moved: [],
  policy: undefined,
});

function readPages(folder: string) {
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
  const needs = pages.map((file) => ({file, ...readNeeds(readFileSync(path.join(folder, file), 'utf8'))}));
  const refused = needs.flatMap(({file, violations}) =>
    violations.map(({element, remedy}) => `  ${file}: ${element}\n    to do: ${remedy}`),
  );
  if (refused.length > 0) {
    throw new Error(
      `The content security policy refuses parts of the built pages:\n${[...new Set(refused)].join('\n')}`,
    );
  }
  return joinNeeds(needs);
}
