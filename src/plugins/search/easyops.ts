/**
 * The part of @easyops-cn/docusaurus-search-local that the portal uses: the package's options, and the pages that the
 * options select. The imported modules are internal, so the version is pinned, and tests/contract/easyops.test.ts
 * checks their behavior. The portal doesn't use the package's own `postBuild`, which would also index every page with
 * lunr and write that index.
 */
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import {
  processPluginOptions,
  type ProcessedOptions,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {validateOptions as validateAll} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/validateOptions';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, OptionValidationContext, Props} from '@docusaurus/types';

export type {PluginOptions, ProcessedOptions};

/** Options for files or views that the portal doesn't have. */
const WITHOUT_EFFECT = ['hashed', 'searchContextByPaths', 'askAi'] as const;

/**
 * Checks the options (https://github.com/easyops-cn/docusaurus-search-local#plugin-options) and adds the defaults.
 *
 * @throws Error for a wrong value, and for an option that would have no effect
 */
export function validateOptions(
  context: OptionValidationContext<Partial<PluginOptions>, PluginOptions>,
): PluginOptions {
  const given = WITHOUT_EFFECT.filter((name) => context.options[name] !== undefined);
  if (given.length > 0) {
    throw new Error(
      `The portal doesn't support the search options ${given.join(', ')}: remove them from src/plugins/index.ts.`,
    );
  }
  return validateAll(context);
}

/** Returns the options, with single values turned into lists. */
export const processOptions = (
  options: PluginOptions,
  context: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): ProcessedOptions => processPluginOptions(options, context);

/** A page to index. */
export interface BuiltPage {
  /** Route below the base path, without slashes at its ends; empty for the home page. */
  route: string;
  /** Path of the HTML file. */
  file: string;
}

/** Returns the pages that the options select, in the order of their routes, including pages with `noindex`. */
export function pagesToIndex(
  props: Pick<Props, 'routesPaths' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'>,
  options: ProcessedOptions,
): BuiltPage[] {
  const {paths} = processDocInfos(props, options).find(({outDir}) => outDir === props.outDir) ?? {paths: []};
  return paths.map(({url, filePath}) => ({route: url.slice(props.baseUrl.length).replace(/\/$/, ''), file: filePath}));
}
