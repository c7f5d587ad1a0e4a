/** Reads the last build: the site, and the facts about it that its hosts need. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {movedPages, type Redirect} from '../../src/config/redirectRules';
import {FACTS_FILE, type DeliveryFacts} from '../../src/plugins/delivery';
import {joinNeeds, readNeeds, toPolicy, type Policy} from './policy';

export interface Delivery {
  /** The folder of the built site. */
  folder: string;
  /** The origin of the published site, without a trailing slash. */
  url: string;
  /** With a slash at both ends. */
  basePath: string;
  /** Redirects of moved pages and their Markdown twins. Addresses lack the base path; targets may have an anchor. */
  moved: readonly Redirect[];
  /** The content security policy. */
  policy: Policy;
}

/** Output folders of the build, relative to the site's folder. */
const BUILD = 'build';
const GENERATED = '.docusaurus';

/**
 * Reads the last build of a site.
 *
 * @param site - the site's folder
 * @throws Error if there is no complete build, or if the content security policy refuses part of a page
 */
export function readDelivery(site = '.'): Delivery {
  const folder = path.join(site, BUILD);
  const facts = path.join(site, GENERATED, FACTS_FILE);
  for (const needed of [folder, facts]) {
    if (!existsSync(needed))
      throw new Error(`${folder} has no built site (${needed} is missing): run "npm run build" first.`);
  }
  const {url, basePath, redirects, sources, hasBase} = parseFacts(facts);
  return {folder, url, basePath, moved: movedPages(redirects), policy: toPolicy(readPages(folder), sources, hasBase)};
}

/** @throws Error if the file is incomplete, for example after an interrupted build */
function parseFacts(file: string): DeliveryFacts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DeliveryFacts;
  } catch {
    throw new Error(`${file} is damaged: run "npm run build" again.`);
  }
}

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
