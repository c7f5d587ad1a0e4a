/** The portal's additions to Docusaurus' configuration of the bundler. */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {PREAMBLES_FOLDER} from '../../markdown/preambles';
import {cacheFolder, openCache, sealCache} from './cache';
import {includedFilesPlugin} from './includedFiles';
import {dropUnused} from './infima';
import {keepMinifiedNames} from './minifier';
import {preactAliases} from './preact';

/** The site's own not-found page, which replaces the portal's. Because of the underscore it has no address. */
const OWN_NOT_FOUND = 'docs/_404.mdx';
/** Matches the import of the portal's not-found page in src/theme (SPEC §2 "Not-found page"). */
const DEFAULT_NOT_FOUND = /\/components\/DefaultNotFound$/;

/** The variable that turns off Docusaurus' cache of compiled pages. */
const NO_CACHE = 'DOCUSAURUS_NO_PERSISTENT_CACHE';

/** The folder for the source maps of a production build, in Docusaurus' folder of generated files. */
export const MAPS_FOLDER = 'maps';

export default function bundlerPlugin(_site: Site, {siteDir, generatedFilesDir, outDir}: LoadContext): Plugin {
  const ownNotFound = path.join(siteDir, OWN_NOT_FOUND);
  const maps = path.join(generatedFilesDir, MAPS_FOLDER);
  const cache = cacheFolder(siteDir);
  const usesCache = process.env.NODE_ENV === 'production' && !process.env[NO_CACHE];
  if (usesCache && !openCache(cache)) process.env[NO_CACHE] = '1';
  return {
    name: 'portal-bundler',
    configureWebpack({experiments, mode, optimization}, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin, SourceMapDevToolPlugin} = currentBundler.instance;
      if (optimization?.minimize === true) keepMinifiedNames(optimization.minimizer ?? []);
      const writesMaps = mode === 'production' && !isServer;
      // The names of scripts have a hash, so the maps of earlier builds would stay.
      if (writesMaps) rmSync(maps, {recursive: true, force: true});
      const keepsPages = experiments !== undefined && 'cache' in experiments;
      return {
        // Docusaurus' own alias of "react" would match first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            // Pages written for Vocs import their components from here.
            'vocs/components$': path.join(siteDir, 'src/components/mdx'),
            vocs$: path.join(siteDir, 'src/components/mdx'),
            ...(mode === 'production' && preactAliases()),
            // The theme imports only Prism's default themes. Code is colored at build time (src/markdown/code).
            ...(!isServer && {'prism-react-renderer$': path.resolve(__dirname, 'prismThemes.ts')}),
          },
        },
        // A name that Preact lacks stops the build.
        ...(mode === 'production' && {module: {parser: {javascript: {exportsPresence: 'error' as const}}}}),
        plugins: [
          includedFilesPlugin(siteDir),
          // `npm run bench` reads the maps, to show the scripts by package. They aren't published.
          ...(writesMaps
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
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, dropUnused]};
    },
  };
}

/**
 * Files that compiled pages depend on although nothing imports them: when one changes, the bundler compiles the pages
 * again. Samples with types show what packages declare (src/markdown/twoslash), and pages show what their samples
 * assume (src/markdown/remarkSamples.ts).
 */
function filesBehindPages(siteDir: string): string[] {
  const preambles = existsSync(PREAMBLES_FOLDER) ? readdirSync(PREAMBLES_FOLDER) : [];
  return [path.join(siteDir, 'package-lock.json'), ...preambles.map((file) => path.join(PREAMBLES_FOLDER, file))];
}
