/** The portal's additions to Docusaurus' configuration of the bundler. */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {PREAMBLES_FOLDER} from '../../markdown/preambles';
import {loadedDocs} from '../loadedPages';
import {cacheFolder, openCache, sealCache} from './cache';
import {includedFilesPlugin} from './includedFiles';
import {limitHeapGrowth} from './memory';
import {keepMinifiedNames} from './minifier';
import {PAGE_ADDRESSES, writePageAddresses} from './pageAddresses';
import {limitPictureRule, PICTURE_LOADER, pictureRule} from './pictures';
import {toPostCss} from './postCss';
import {preactAliases} from './preact';

/** The site's own not-found page, which replaces the portal's. Because of the underscore, it gets no address. */
const OWN_NOT_FOUND = 'docs/_404.mdx';
/** Matches the import of the portal's not-found page in src/theme (SPEC §2 "Not-found page"). */
const DEFAULT_NOT_FOUND = /\/components\/DefaultNotFound$/;

const NAME = 'portal-bundler';

/** Matches packages that the router uses only in development, so that published scripts can leave them out. */
const DEVELOPMENT_ONLY = /\/node_modules\/(?:prop-types|react-is|hoist-non-react-statics)\//;

/** The environment variable that turns off Docusaurus' cache of compiled pages. */
const NO_CACHE = 'DOCUSAURUS_NO_PERSISTENT_CACHE';

/**
 * Tells browsers to compile all functions of a script while it loads, off the main thread. By default, browsers compile
 * a function on the main thread, when it's first called. A first visit calls most functions, so little is compiled in
 * vain.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * The environment variable that makes a production build write source maps. Writing them takes 8% of the build's time.
 * Such a build doesn't use the cache, because the bundler writes no maps for scripts from the cache.
 */
export const SOURCE_MAPS = 'SOURCE_MAPS';

/** The folder for source maps, inside Docusaurus' folder of generated files, which isn't published. */
export const MAPS_FOLDER = 'maps';

export default function bundlerPlugin(_site: Site, {siteDir, generatedFilesDir, outDir}: LoadContext): Plugin {
  const ownNotFound = path.join(siteDir, OWN_NOT_FOUND);
  const maps = path.join(generatedFilesDir, MAPS_FOLDER);
  const addresses = path.join(generatedFilesDir, NAME, PAGE_ADDRESSES);
  const cache = cacheFolder(siteDir);
  if (process.env[SOURCE_MAPS]) process.env[NO_CACHE] = '1';
  const isProduction = process.env.NODE_ENV === 'production';
  const usesCache = isProduction && !process.env[NO_CACHE] && openCache(cache);
  if (isProduction && !usesCache) process.env[NO_CACHE] = '1';
  if (isProduction) limitHeapGrowth();
  return {
    name: NAME,
    allContentLoaded({allContent}) {
      writePageAddresses(addresses, loadedDocs(allContent).docs);
    },
    configureWebpack({experiments, mode, module, optimization}, isServer, {currentBundler}) {
      const {BannerPlugin, Compilation, NormalModuleReplacementPlugin, SourceMapDevToolPlugin} =
        currentBundler.instance;
      if (optimization?.minimize === true) keepMinifiedNames(optimization.minimizer ?? []);
      limitPictureRule(module?.rules ?? []);
      const isPublished = mode === 'production' && !isServer;
      // Delete the maps of earlier builds. Their names contain hashes, so this build would overwrite only some of them.
      if (isPublished) rmSync(maps, {recursive: true, force: true});
      const keepsPages = experiments !== undefined && 'cache' in experiments;
      return {
        // Put these aliases first. Otherwise, Docusaurus' own alias of "react" would match before them.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            // Pages written for Vocs import their components by these names.
            'vocs/components$': path.join(siteDir, 'src/components/mdx'),
            vocs$: path.join(siteDir, 'src/components/mdx'),
            'path-to-regexp$': path.resolve(__dirname, 'pathToRegexp.ts'),
            ...(mode === 'production' && preactAliases()),
            ...(isPublished && {
              'react-helmet-async$': path.resolve(__dirname, 'helmet.ts'),
              tslib$: path.resolve(__dirname, 'tslib.ts'),
            }),
            // Only a color theme is imported from this package. Code is colored at build time (src/markdown/code).
            ...(!isServer && {'prism-react-renderer$': path.resolve(__dirname, 'prismThemes.ts')}),
          },
        },
        module: {
          rules: [pictureRule(), ...(mode === 'production' ? [{test: DEVELOPMENT_ONLY, sideEffects: false}] : [])],
          // Stop the build if code imports a name that a module, such as Preact, doesn't export.
          ...(mode === 'production' && {parser: {javascript: {exportsPresence: 'error' as const}}}),
        },
        plugins: [
          includedFilesPlugin(siteDir, addresses),
          ...(isPublished
            ? [
                new BannerPlugin({
                  banner: COMPILE_HINT,
                  raw: true,
                  // This stage is after the minifier, which removes comments, and before the files get their hashes.
                  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
                  test: /^assets\/js\//,
                }),
              ]
            : []),
          ...(isPublished && process.env[SOURCE_MAPS]
            ? [
                new SourceMapDevToolPlugin({
                  test: /\.js$/,
                  filename: path.relative(outDir, path.join(maps, '[name].map')),
                  append: false,
                }),
              ]
            : []),
          ...(existsSync(ownNotFound) ? [new NormalModuleReplacementPlugin(DEFAULT_NOT_FOUND, ownNotFound)] : []),
        ],
        ...(keepsPages && {
          experiments: {
            cache: {
              buildDependencies: filesBehindPages(siteDir),
              ...(usesCache && {storage: {type: 'filesystem', directory: cache}}),
            },
          },
        }),
      };
    },
    postBuild() {
      if (usesCache) sealCache(cache);
    },
    configurePostCss: toPostCss,
  };
}

/**
 * Returns files that compiled pages depend on although nothing imports them. When one changes, the bundler compiles the
 * pages again. The files are the picture loader, the preambles (src/markdown/remarkSamples.ts) and the lock file. The
 * lock file sets the versions of the packages that samples take types from (src/markdown/twoslash).
 */
function filesBehindPages(siteDir: string): string[] {
  const preambles = existsSync(PREAMBLES_FOLDER) ? readdirSync(PREAMBLES_FOLDER) : [];
  return [
    path.join(siteDir, 'package-lock.json'),
    PICTURE_LOADER,
    ...preambles.map((file) => path.join(PREAMBLES_FOLDER, file)),
  ];
}
