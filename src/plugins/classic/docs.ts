/**
 * plugin-content-docs with smaller visits.
 *
 * - Each sidebar's path prefix has a route. By default one route has all pages, and each visit loads its data: all
 *   sidebars, and the title and description of every page.
 * - In builds, the static text of a page is a module of its own, which its route loads next to the page
 *   (src/hooks/pageText.ts).
 */
import path from 'node:path';
import docs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';
import {longestPrefix, stripBasePath} from '../../shared/routes';

/** The end of the address of the module with a page's text: `@site/docs/dms/client.mdx?text` (textLoader.mjs). */
const TEXT_QUERY = '?text';

type VersionRoute = RouteConfig & {props: {version: PropVersionMetadata}; routes: RouteConfig[]};

const hasVersion = (route: RouteConfig): route is VersionRoute =>
  route.routes !== undefined && typeof route.props?.version === 'object';

/**
 * Divides the route of all pages by the path prefixes of the sidebars. Each part has the sidebars that its pages show,
 * and the titles and descriptions of the pages in them.
 *
 * @param route - Docusaurus' route of a version; the first of its routes has the pages, the others are lists of tags
 * @throws Error if a new version of Docusaurus has other routes
 */
export function divideVersion(route: RouteConfig, baseUrl: string): RouteConfig[] {
  const [root, ...lists] = (route.routes ?? []) as (RouteConfig & {sidebar?: string})[];
  if (!hasVersion(route) || !root?.routes || lists.some(({routes}) => routes)) {
    throw new Error("Docusaurus' routes of pages have changed. Adapt src/plugins/classic/docs.ts.");
  }
  const {version} = route.props;
  const prefixes = Object.keys(version.docsSidebars);
  const parts = new Map<string, (RouteConfig & {sidebar?: string})[]>([['/', []]]);
  for (const page of root.routes) {
    const prefix = longestPrefix(prefixes, stripBasePath(page.path, baseUrl)) ?? '/';
    parts.set(prefix, [...(parts.get(prefix) ?? []), page]);
  }
  return Array.from(parts, ([prefix, pages]) => {
    const path = prefix === '/' ? route.path : baseUrl + prefix.slice(1);
    const shown = new Set(pages.map(({sidebar}) => sidebar));
    const sidebars = Object.entries(version.docsSidebars).filter(([key]) => shown.has(key));
    const listed = new Set(sidebars.flatMap(([, items]) => items.flatMap(idsOf)));
    return {
      ...route,
      path,
      routes: [{...root, path, routes: pages}, ...(prefix === '/' ? lists : [])],
      props: {
        version: {
          ...version,
          docsSidebars: Object.fromEntries(sidebars),
          docs: Object.fromEntries(Object.entries(version.docs).filter(([id]) => listed.has(id))),
        },
      },
    };
  });
}

/** Returns the ids of the pages that an item and its items link to. The theme looks up their titles. */
function idsOf(item: PropSidebarItem): string[] {
  if (item.type === 'category') return item.items.flatMap(idsOf);
  return item.type === 'link' && item.docId !== undefined ? [item.docId] : [];
}

/** Adds the text of its page to a route, and to the routes below it. */
function withText({modules, routes, ...route}: RouteConfig): RouteConfig {
  const {content} = modules ?? {};
  return {
    ...route,
    ...(modules && {modules: typeof content === 'string' ? {...modules, text: content + TEXT_QUERY} : modules}),
    ...(routes && {routes: routes.map(withText)}),
  };
}

export {validateOptions};

export default async function portalDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  const {siteDir, baseUrl} = context;
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            const divided = {...route, routes: route.routes?.flatMap((version) => divideVersion(version, baseUrl))};
            actions.addRoute(isBuild ? withText(divided) : divided);
          },
        },
      }),
    configureWebpack(config, isServer, ...rest) {
      const {module, ...others} = plugin.configureWebpack!(config, isServer, ...rest) as Configuration;
      // `resource` instead of `test`, because Docusaurus reads the folders of pages from each rule with that `test`.
      const rule: RuleSetRule = {
        resource: /\.mdx?$/,
        enforce: 'post',
        use: [{loader: path.join(__dirname, 'textLoader.mjs'), options: {siteDir, isServer}}],
      };
      return {...others, module: {rules: [...(module?.rules ?? []), ...(isBuild ? [rule] : [])]}};
    },
  };
}
