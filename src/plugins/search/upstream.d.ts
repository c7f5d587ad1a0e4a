/**
 * Types for the modules of @easyops-cn/docusaurus-search-local that easyops.ts uses. The package has no types for them.
 */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/validateOptions' {
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
  import type {OptionValidationContext} from '@docusaurus/types';

  export const validateOptions: (
    context: OptionValidationContext<Partial<PluginOptions>, PluginOptions>,
  ) => PluginOptions;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
  import type {LoadContext} from '@docusaurus/types';

  /** The options, with single values turned into lists. */
  export type ProcessedOptions = PluginOptions & {ignoreCssSelectors: string[]};
  export const processPluginOptions: (
    options: PluginOptions,
    context: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  ) => ProcessedOptions;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type {ProcessedOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
  import type {Props} from '@docusaurus/types';

  /** Returns the pages to index, for each folder that the package would write an index to. */
  export const processDocInfos: (
    props: Pick<Props, 'routesPaths' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'>,
    options: ProcessedOptions,
  ) => {outDir: string; paths: {url: string; filePath: string}[]}[];
}
