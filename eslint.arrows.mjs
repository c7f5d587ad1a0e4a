/**
 * The arrows between the folders of src (ARCHITECTURE.md): each folder with what it must not import. Types may be
 * taken from anywhere, for they reach no bundle, but for those of the theme.
 */
import tseslint from 'typescript-eslint';

/** Modules that hold zod, or read the environment: what the browser needs of them are types. */
const BUILD_TIME_CONFIG = ['environment', 'frontMatter', 'problems', 'schema', 'sidebar', 'site'];

/** Imports of a folder of src by a path that leads out of one's own. */
const folder = (name, message) => ({regex: `^(\\.\\./)+${name}(/|$)`, message, allowTypeImports: true});

const theme = [
  folder('theme', 'The theme hands over to components and hooks, never the other way.'),
  {regex: '^@theme(-original|-init)?/', message: 'Parts of the theme are handed over as props (slots).'},
];
const BUILD_TIME = 'This runs at build time and must not reach the browser.';
const build = [folder('plugins', BUILD_TIME), folder('markdown', BUILD_TIME)];
/** What colors code at build colors that of interactive examples too. */
const buildOrColors = [folder('plugins', BUILD_TIME), folder('markdown(?!/code/(render|tokens)$)', BUILD_TIME)];
const zod = [
  {
    regex: `/config/(${BUILD_TIME_CONFIG.join('|')})$`,
    message: 'This runs at build time: take its types alone (import type).',
    allowTypeImports: true,
  },
  {regex: '^zod', message: 'zod must not reach the browser.'},
];
const views = folder('components', 'Behavior knows no views.');
const client = folder('client', 'What starts before React is used by nobody: it uses hooks itself.');
const hooks = folder('hooks', 'Settings and build time know no behavior in the browser.');
const search = folder('search', 'Settings know nothing of search.');

const FORBIDDEN = {
  theme: [...build, ...zod, client],
  components: [...theme, ...buildOrColors, ...zod, client],
  hooks: [...theme, ...build, ...zod, client, views],
  client: [theme[0], ...build, ...zod, views],
  search: [...theme, ...build, client, views, hooks],
  offline: [...theme, ...build, client, views, hooks],
  config: [...theme, ...build, client, views, hooks, search],
  markdown: [...theme, client, views, hooks, folder('plugins', 'Plugins use the dialect, never the other way.')],
  // One of the plugins is called theme too.
  plugins: [...theme.slice(1), folder('\\.\\./theme', BUILD_TIME), client, views, hooks],
};

export default tseslint.config(
  Object.entries(FORBIDDEN).map(([name, patterns]) => ({
    files: [`src/${name}/**/*.{ts,tsx}`],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  })),
);
