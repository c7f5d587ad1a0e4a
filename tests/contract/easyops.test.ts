/** Tests the internal modules of @easyops-cn/docusaurus-search-local that src/plugins/search relies on. */
import * as easyops from '@easyops-cn/docusaurus-search-local';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext, Props} from '@docusaurus/types';
import {pagesToIndex, processOptions, validateOptions, type PluginOptions} from '../../src/plugins/search/easyops';
import {validateOptions as validateAll} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/validateOptions';

const validate = (options: Partial<PluginOptions>): PluginOptions =>
  validateOptions({
    options,
    validate: normalizePluginOptions,
  } as OptionValidationContext<Partial<PluginOptions>, PluginOptions>);

const props = {
  siteDir: '/',
  outDir: '/out',
  baseUrl: '/docs/',
  siteConfig: {trailingSlash: false, themeConfig: {}},
  routesPaths: ['/docs/', '/docs/404.html', '/docs/search', '/docs/dms/client', '/docs/blog/post', '/docs/about'],
  plugins: [
    {
      name: 'docusaurus-plugin-content-docs',
      content: {
        loadedVersions: [
          {path: '/docs/', isLast: true, docs: ['/docs/', '/docs/dms/client'].map((permalink) => ({permalink}))},
        ],
      },
    },
  ],
} as unknown as Props;

const pagesOf = (options: Partial<PluginOptions>, change: Partial<Props> = {}) => {
  const given = {...props, ...change};
  return pagesToIndex(given, processOptions(validate(options), given));
};
const routesOf = (options: Partial<PluginOptions>) => pagesOf(options).map(({route}) => route);

it('selects the docs and their files, in the order of their routes', () => {
  expect(pagesOf({docsRouteBasePath: '/', indexBlog: false})).toEqual([
    {route: '', file: '/out/index.html'},
    {route: 'dms/client', file: '/out/dms/client.html'},
  ]);
});

it('applies the options to the selection', () => {
  expect(routesOf({docsRouteBasePath: '/', indexBlog: false, ignoreFiles: [/^dms/]})).toEqual(['']);
  expect(routesOf({docsRouteBasePath: 'dms', indexBlog: true, indexPages: true})).toEqual([
    'about',
    'blog/post',
    'dms/client',
  ]);
  expect(routesOf({docsRouteBasePath: '/', indexBlog: false, indexDocs: false})).toEqual([]);
});

it('finds the files of a site whose routes end in a slash', () => {
  const siteConfig = {...props.siteConfig, trailingSlash: true};
  const pages = pagesOf(
    {docsRouteBasePath: '/', indexBlog: false},
    {siteConfig, routesPaths: ['/docs/', '/docs/dms/client/']},
  );
  expect(pages).toEqual([
    {route: '', file: '/out/index.html'},
    {route: 'dms/client', file: '/out/dms/client/index.html'},
  ]);
});

it('turns single values of options into lists', () => {
  const options = validate({ignoreCssSelectors: '.x'});
  expect(processOptions(options, {siteDir: '/', siteConfig: props.siteConfig}).ignoreCssSelectors).toEqual(['.x']);
});

it("checks the options with the package's own function, and refuses options that would have no effect", () => {
  expect(validateAll).toBe((easyops as unknown as {validateOptions: unknown}).validateOptions);
  expect(() => validate({indexBlog: 'maybe' as unknown as boolean})).toThrow(/indexBlog/);
  expect(() => validate({hashed: true})).toThrow(/search options hashed/);
});
