import './src/plugins/reproducible';
import './src/plugins/mistakes/invalidSettings';
import path from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import sidebars from './sidebars';
import {createParseFrontMatter} from './src/config/frontMatter';
import {toHeadTags} from './src/config/headTags';
import {checkSidebars} from './src/config/sidebar';
import {site} from './src/config/site';
import {editUrlOf, isInWorktree, toAlgolia, toFavicon} from './src/config/toDocusaurus';
import {rehypeParts} from './src/markdown/rehypeParts';
import {rehypeText} from './src/markdown/rehypeText';
import {parseWithPlainTitle} from './src/markdown/dialect/subtitle';
import {BROKEN_FILE_HOOKS, remarkMistakes} from './src/markdown/mistakes';
import {remarkCode} from './src/markdown/remarkCode';
import {remarkDialect} from './src/markdown/remarkDialect';
import {remarkSamples} from './src/markdown/remarkSamples';
import {portalPlugins} from './src/plugins';
import {CALLOUTS} from './src/shared/callouts';

const docs = path.join(__dirname, 'docs');

checkSidebars(sidebars);

const editUrl = editUrlOf(site);
const algolia = toAlgolia(process.env);
const {colorScheme} = site.theme;
const isBuild = process.env.NODE_ENV === 'production';

/**
 * Sets `root` here, and in the wrapper below, instead of in the plugin options. Pages' scripts contain the plugin
 * options, and so would publish this folder's path.
 */
const remarkCodeHere: Plugin<[], Root> = function remarkCodeHere() {
  return remarkCode.call(this, {root: __dirname});
};

const rehypeTextHere: Plugin<[], HtmlRoot> = function rehypeTextHere() {
  return rehypeText.call(this, {root: __dirname, basePath: site.basePath});
};

const preset: PresetOptions = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    numberPrefixParser: false,
    breadcrumbs: false,
    admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
    beforeDefaultRemarkPlugins: [remarkDialect],
    remarkPlugins: [[remarkSamples, {basePath: site.basePath}], remarkCodeHere, remarkMistakes],
    // Without these plugins, `npm start` shows an edit sooner.
    rehypePlugins: isBuild ? [rehypeParts, rehypeTextHere] : [],
    showLastUpdateTime: true,
    ...(editUrl && {editUrl}),
  },
  blog: false,
  pages: false,
  theme: {
    customCss: ['layers', 'tokens', 'base', 'infima', 'code', 'print'].map((name) => `./src/css/${name}.css`),
  },
  sitemap: {lastmod: 'date', changefreq: null, priority: null},
};

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
  // Off, because this warning about a wrong base path is inline code, which the content security policy would block.
  // Browser tests find a wrong base path instead.
  baseUrlIssueBanner: false,
  customFields: {site},
  clientModules: [
    'requiredFeatures',
    'canonicalAddress',
    'codeGroups',
    'failedChunks',
    'movedAnchors',
    'scrollPositions',
    'windowWidth',
  ].map((name) => `./src/client/${name}.ts`),
  markdown: {
    // A page in .md is CommonMark, a page in .mdx is MDX.
    format: 'detect',
    parseFrontMatter: parseWithPlainTitle(createParseFrontMatter(docs, sidebars, site.title)),
    // `## Part {#id}` is the only syntax of MDX 1 that pages use.
    mdx1Compat: {headingIds: true},
    hooks: BROKEN_FILE_HOOKS,
  },
  plugins: portalPlugins(site),
  presets: [['./src/plugins/classic/index.ts', preset]],
  themeConfig: {
    ...(algolia && {algolia}),
    colorMode: {
      defaultMode: colorScheme ?? 'light',
      disableSwitch: colorScheme !== undefined,
      respectPrefersColorScheme: colorScheme === undefined,
    },
  } satisfies ThemeConfig,
} satisfies Config;
