/**
 * Wraps plugin-content-docs, and gives each sidebar's path prefix a parent route of its own. By default, all pages
 * share one parent route, so every visit loads all sidebars, and the title and description of every page.
 */
import docs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {longestPrefix, stripBasePath} from '../../shared/routes';

type VersionRoute = RouteConfig & {props: {version: PropVersionMetadata}; routes: RouteConfig[]};

/** A page's route. {@link divideVersion} adds `isPage` for src/plugins/pageRoutes and src/hooks/useCurrentPage.ts. */
type PageRouteConfig = RouteConfig & {sidebar?: string};

const hasVersion = (route: RouteConfig): route is VersionRoute =>
  route.routes !== undefined && typeof route.props?.version === 'object';

/**
 * Replaces the parent route of all pages with one route for each sidebar's path prefix. Each of these routes has only
 * the sidebars that its pages show, and the titles and descriptions of the pages in these sidebars.
 *
 * @param route - Docusaurus' route of a version; its first child contains the pages, and its other children list tags
 * @throws Error if a new version of Docusaurus arranges these routes differently
 */
export function divideVersion(route: RouteConfig, baseUrl: string): RouteConfig[] {
  const [root, ...lists] = (route.routes ?? []) as PageRouteConfig[];
  if (!hasVersion(route) || !root?.routes || lists.some(({routes}) => routes)) {
    throw new Error("Docusaurus' routes of pages have changed. Adapt src/plugins/classic/docs.ts.");
  }
  const {version} = route.props;
  const prefixes = Object.keys(version.docsSidebars);
  const parts = new Map<string, PageRouteConfig[]>([['/', []]]);
  for (const page of root.routes) {
    const prefix = longestPrefix(prefixes, stripBasePath(page.path, baseUrl)) ?? '/';
    // Match the case of letters, because hosts do. By default, react-router ignores the case.
    parts.set(prefix, [...(parts.get(prefix) ?? []), {...page, isPage: true, sensitive: true}]);
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

/** Returns the page id of a link, or of all links below a category. The theme's DocCard looks up these pages. */
function idsOf(item: PropSidebarItem): string[] {
  if (item.type === 'category') return item.items.flatMap(idsOf);
  return item.type === 'link' && item.docId !== undefined ? [item.docId] : [];
}

export {validateOptions};

export default async function dividedDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          // Docusaurus puts global data into the site's scripts, so leave out the list of all pages. The portal's
          // components use the routes instead.
          setGlobalData(data) {
            const {versions, ...global} = data as GlobalPluginData;
            actions.setGlobalData({...global, versions: versions.map((version) => ({...version, docs: []}))});
          },
          addRoute(route) {
            actions.addRoute({
              ...route,
              routes: route.routes?.flatMap((version) => divideVersion(version, context.baseUrl)),
            });
          },
        },
      }),
  };
}
