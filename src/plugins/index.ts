/** The portal's plugins, in their order. Each is a function of the settings and, where it needs it, Docusaurus' context. */
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Site} from '../config/schema';
import analytics from './analytics';
import banner from './banner';
import base from './base';
import bundler from './bundler';
import codeGroups from './codeGroups';
import delivery from './delivery';
import feed from './feed';
import frame from './frame';
import manifest from './manifest';
import markdownTwins from './markdownTwins';
import offline from './offline';
import pageScripts from './pageScripts';
import redirects from './redirects';
import robots from './robots';
import router from './router';
import socialCards from './socialCards';
import theme from './theme';

type PortalPlugin = (site: Site, context: LoadContext) => Plugin;

/** What stands in the head, or runs before the first paint. A `<base>` tag counts only for what follows it: it is first. */
const HEAD: readonly PortalPlugin[] = [base, banner, codeGroups, theme, manifest, feed, analytics];

/** What pages are compiled with, and what their components know of the site. */
const PAGES: readonly PortalPlugin[] = [bundler, router, frame, redirects];

/** Files beside the pages. */
const FILES: readonly PortalPlugin[] = [markdownTwins, socialCards, robots, delivery];

/** What changes the built pages, then what reads them as they will be published: the service worker's list of files. */
const LAST: readonly PortalPlugin[] = [pageScripts, offline];

/** The site's plugins for `docusaurus.config.ts`, the search first: it has options of its own. */
export function portalPlugins(site: Site): PluginConfig[] {
  return [
    ['./src/plugins/search/index.ts', {docsRouteBasePath: '/', indexBlog: false}],
    ...[...HEAD, ...PAGES, ...FILES, ...LAST].map((plugin) => (context: LoadContext) => plugin(site, context)),
  ];
}
