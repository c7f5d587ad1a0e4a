import path from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import sidebars from './sidebars';
import {editUrlOf, toAlgolia, toFavicon} from './src/config/docusaurus';
import {createParseFrontMatter} from './src/config/frontMatter';
import {toHeadTags} from './src/config/headTags';
import {site} from './src/config/site';
import {toSources} from './src/config/thirdParties';
import analyticsPlugin from './src/plugins/analytics';
import bannerPlugin from './src/plugins/banner';
import basePlugin from './src/plugins/base';
import deliveryPlugin from './src/plugins/delivery';
import feedPlugin from './src/plugins/feed';
import infimaPlugin from './src/plugins/infima';
import framePlugin from './src/plugins/frame';
import manifestPlugin from './src/plugins/manifest';
import markdownTwinsPlugin from './src/plugins/markdownTwins';
import notFoundPlugin from './src/plugins/notFound';
import robotsPlugin from './src/plugins/robots';
import socialCardsPlugin from './src/plugins/socialCards';
import themePlugin from './src/plugins/theme';
import redirectsPlugin from './src/plugins/redirects';
import routerPlugin from './src/plugins/router';
import {redirects} from './src/config/redirects';
import {isInWorktree} from './src/config/worktree';
import codePlugin from './src/plugins/code';
import samplesPlugin from './src/plugins/samples';
import codeGroupsPlugin from './src/plugins/codeGroups';
import {parseWithPlainTitle} from './src/markdown/dialect/subtitle';
import {CALLOUTS} from './src/markdown/dialect/names';
import {remarkCode} from './src/markdown/remarkCode';
import {remarkSamples} from './src/markdown/remarkSamples';
import {remarkDialect} from './src/markdown/remarkDialect';
import offlinePlugin from './src/plugins/offline';
import pageScriptsPlugin from './src/plugins/pageScripts';
import dialectPlugin from './src/plugins/dialect';

const editUrl = editUrlOf(site);
const algolia = toAlgolia(process.env);

export default {
  title: site.title,
  tagline: site.description,
  url: site.url,
  baseUrl: site.basePath,
  favicon: toFavicon(site),
  headTags: toHeadTags(site),
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true, experimental_vcs: isInWorktree(__dirname) ? 'default-v2' : 'disabled'},
  // Its inline script and styles would be refused by a strict content security policy; the end-to-end tests notice a wrong base path.
  baseUrlIssueBanner: false,
  customFields: {site},
  clientModules: [
    './src/client/canonicalAddress.ts',
    './src/client/codeGroups.ts',
    './src/client/failedChunks.ts',
    './src/client/movedAnchors.ts',
    './src/client/scrollPositions.ts',
  ],
  markdown: {
    parseFrontMatter: parseWithPlainTitle(createParseFrontMatter(path.join(__dirname, 'docs'), sidebars, site.title)),
    // `## Part {#id}`; the rest of what MDX 1 allowed is not the dialect's.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  plugins: [
    // First in the head: what comes after it follows it.
    () => basePlugin(site),
    ['./src/plugins/search/index.ts', {docsRouteBasePath: '/', indexBlog: false}],
    infimaPlugin,
    codePlugin,
    codeGroupsPlugin,
    samplesPlugin,
    dialectPlugin,
    framePlugin,
    notFoundPlugin,
    markdownTwinsPlugin,
    () => bannerPlugin(site),
    () => themePlugin(site),
    routerPlugin,
    (context) => socialCardsPlugin(context, site),
    (context) => manifestPlugin(context, site),
    () => feedPlugin(site),
    () => robotsPlugin(site),
    () => analyticsPlugin(site),
    () => redirectsPlugin(redirects),
    () =>
      deliveryPlugin({
        redirects,
        sources: toSources(site, algolia),
        base: site.baseUrl && new URL(site.baseUrl).origin,
      }),
    // After it, offline reading learns the pages' final texts.
    pageScriptsPlugin,
    offlinePlugin,
  ],
  presets: [
    [
      './src/plugins/classic/index.ts',
      {
        docs: {
          routeBasePath: '/',
          path: 'docs',
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          breadcrumbs: false,
          admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
          beforeDefaultRemarkPlugins: [remarkDialect],
          remarkPlugins: [remarkSamples, [remarkCode, {root: __dirname}]],
          showLastUpdateTime: true,
          ...(editUrl ? {editUrl} : {}),
        },
        blog: false,
        pages: false,
        theme: {
          customCss: [
            './src/css/layers.css',
            './src/css/tokens.css',
            './src/css/base.css',
            './src/css/infima.css',
            './src/css/code.css',
            './src/css/print.css',
          ],
        },
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    ...(algolia ? {algolia} : {}),
    colorMode: {
      defaultMode: site.theme.colorScheme ?? 'light',
      disableSwitch: site.theme.colorScheme !== undefined,
      respectPrefersColorScheme: site.theme.colorScheme === undefined,
    },
  } satisfies ThemeConfig,
} satisfies Config;
