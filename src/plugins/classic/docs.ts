/**
 * plugin-content-docs with one change to builds: the static text of a page is a module of its own, which its route
 * loads next to the page (src/hooks/pageText.ts).
 */
import path from 'node:path';
import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';

/** The end of the address of the module with a page's text: `@site/docs/dms/client.mdx?text` (textLoader.mjs). */
const TEXT_QUERY = '?text';

export {validateOptions} from '@docusaurus/plugin-content-docs';

export default async function docsWithText(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  if (process.env.NODE_ENV !== 'production') return plugin;
  const {siteDir} = context;
  return {
    ...plugin,
    contentLoaded: ({actions, ...args}) =>
      plugin.contentLoaded!({
        ...args,
        actions: {...actions, addRoute: (route) => actions.addRoute(withText(route))},
      }),
    configureWebpack(config, isServer, ...rest) {
      const {module, ...others} = plugin.configureWebpack!(config, isServer, ...rest) as Configuration;
      // `resource` instead of `test`, because Docusaurus reads the folders of pages from each rule with that `test`.
      const rule: RuleSetRule = {
        resource: /\.mdx?$/,
        enforce: 'post',
        use: [{loader: path.join(__dirname, 'textLoader.mjs'), options: {siteDir, isServer}}],
      };
      return {...others, module: {rules: [...(module?.rules ?? []), rule]}};
    },
  };
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
