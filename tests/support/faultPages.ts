/** The pages that the fault tests use, and the site's files by role. */
import {readFileSync} from 'node:fs';
import type {Affected} from './faultyHost';

/**
 * The page that readers come from (`FROM`), and the page that they go to (`TO`). They are in different folders, so that
 * the browser has to load the route of `TO`.
 */
export const FROM = {route: '/get-started/developer-quickstart', title: 'Developer quickstart'};
export const TO = {route: '/dms/troubleshoot', title: 'Troubleshoot'};
export const OTHER = {route: '/dms/client', title: 'Create and configure a client'};

/** Returns the paths of the scripts that a built page's HTML requests, relative to the base path. */
function scriptsOf(route: string): string[] {
  const html = readFileSync(`build${route}.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="?[^\s">]*(assets\/js\/[\w~.-]+\.js)/g)].map(([, file]) => file!);
}

/** Returns a selector for the links to a page, or to a heading on that page. */
export const linksTo = (address: string): string => `a:is([href="${address}"], [href^="${address}#"])`;

let nextPage: readonly string[] | undefined;

/** Returns the scripts that `TO` needs and `FROM` doesn't. */
export function nextPageScripts(): readonly string[] {
  if (!nextPage) {
    const known = scriptsOf(FROM.route);
    nextPage = scriptsOf(TO.route).filter((file) => !known.includes(file));
  }
  return nextPage;
}

/** Functions that tell whether a file has a certain role. Files are paths relative to the base path. */
export const FILES = {
  /** The scripts that the next page (`TO`) needs and `FROM` doesn't. */
  nextPage: (file: string) => nextPageScripts().includes(file),
  /** The next page's document. */
  document: (file: string) => file === TO.route.slice(1),
  /** The JSON files with the routes that the document itself doesn't contain. */
  routes: (file: string) => file.startsWith('assets/pages/'),
  documents: (file: string) => !file.includes('.'),
  main: (file: string) => /\/main\.[^/]+\.js$/.test(file),
  runtime: (file: string) => file.includes('/runtime~main.'),
  scripts: (file: string) => file.endsWith('.js'),
  pictures: (file: string) => /\.(?:svg|png|webp|ico)$/.test(file),
  pointer: (file: string) => file === '_portal/search.json',
  index: (file: string) => file.startsWith('_portal/search-index-'),
  texts: (file: string) => file.startsWith('_portal/texts/'),
  twin: (file: string) => file.endsWith('.md'),
  everything: () => true,
} satisfies Record<string, Affected>;
