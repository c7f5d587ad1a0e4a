/** The portal's plugins, in order. Each is a function of the settings and Docusaurus' context. */
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Site} from '../config/schema';
import analytics from './analytics';
import banner from './banner';
import base from './base';
import bundler from './bundler';
import codeGroups from './codeGroups';
import delivery from './delivery';
import feed from './feed';
import firstLoad from './firstLoad';
import frame from './frame';
import manifest from './manifest';
import mistakes from './mistakes';
import markdownTwins from './markdownTwins';
import offline from './offline';
import pageRoutes from './pageRoutes';
import pageText from './pageText';
import redirects from './redirects';
import robots from './robots';
import router from './router';
import search from './search';
import socialCards from './socialCards';
import theme from './theme';

type PortalPlugin = (site: Site, context: LoadContext) => Plugin;

/** Plugins that add head tags or scripts. `base` is first, because `<base>` affects only later tags. */
const HEAD: readonly PortalPlugin[] = [base, banner, codeGroups, theme, manifest, feed, analytics];

/** Plugins that change how pages are compiled, or add global data for components. */
const PAGES: readonly PortalPlugin[] = [bundler, mistakes, router, pageText, pageRoutes, frame, redirects];

/** Plugins that write files other than pages. */
const FILES: readonly PortalPlugin[] = [markdownTwins, socialCards, robots, delivery];

/** Plugins that run last. `firstLoad` changes the built pages, and `offline` then reads the final pages. */
const LAST: readonly PortalPlugin[] = [firstLoad, offline];

/**
 * Returns the plugins for `docusaurus.config.ts`. Search comes first. Unlike the others, it gets options, which
 * Docusaurus validates.
 */
export function portalPlugins(site: Site): PluginConfig[] {
  return [
    [search, {docsRouteBasePath: '/', indexBlog: false}] as PluginConfig,
    ...[...HEAD, ...PAGES, ...FILES, ...LAST].map((plugin) => (context: LoadContext) => plugin(site, context)),
  ];
}
