/**
 * The arrows between the folders of src (ARCHITECTURE.md): each folder and the folders that it imports from. There is no
 * list of files. Types may come from anywhere because they reach no bundle; the theme's parts are the exception.
 */
import {isBuiltin} from 'node:module';
import path from 'node:path';

/** What each folder may import from. Each name comes after the names that it lists, so there are no circles. */
const ARROWS = {
  shared: [],
  search: ['shared'],
  offline: ['search', 'shared'],
  config: ['shared'],
  markdown: ['shared'],
  hooks: ['search', 'shared'],
  client: ['hooks', 'shared'],
  components: ['hooks', 'search', 'offline', 'shared'],
  theme: ['components', 'hooks', 'shared'],
  plugins: ['markdown', 'search', 'offline', 'config', 'shared'],
};

/** What runs at build time only. Everything else is in the browser's bundles, or in those of its workers. */
const BUILD_TIME = new Set(['config', 'markdown', 'plugins']);

/** Folders that may use the theme's parts: overrides wrap them, and `client` shows the theme's error page. */
const USES_THEME = new Set(['theme', 'client']);

const SRC = path.join(import.meta.dirname, 'src');

/** The folder of src that a file is in; undefined outside src. */
const folderOf = (file) => {
  const [folder, ...rest] = path.relative(SRC, file).split(path.sep);
  return rest.length > 0 && folder !== '..' ? folder : undefined;
};

/** The folder of src that an import leads to; undefined for packages. */
function targetOf(source, file) {
  if (source.startsWith('.')) return folderOf(path.join(path.dirname(file), source, 'index'));
  return source.startsWith('@site/src/') ? source.split('/')[2] : undefined;
}

/** Why the folder must not import `source`; undefined where it may. */
function refusal(folder, source, file, isType) {
  if (/^@theme(-original|-init)?\//.test(source)) {
    return USES_THEME.has(folder) ? undefined : 'the theme hands its parts over as props (slots)';
  }
  if (isType) return undefined;
  const target = targetOf(source, file);
  if (target !== undefined) {
    if (target === folder || !(target in ARROWS) || ARROWS[folder].includes(target)) return undefined;
    return `src/${folder} imports from ${ARROWS[folder].map((name) => `src/${name}`).join(', ') || 'no other folder'}`;
  }
  if (BUILD_TIME.has(folder)) return undefined;
  return source === 'zod' || isBuiltin(source) ? 'this runs at build time and must not reach the browser' : undefined;
}

const rule = {
  meta: {type: 'problem', schema: [], messages: {arrow: "Don't import {{source}} here: {{reason}} (ARCHITECTURE.md)."}},
  create(context) {
    const file = context.filename;
    const folder = folderOf(file);
    if (!(folder in ARROWS)) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const reason = refusal(folder, source, file, isType);
      if (reason) context.report({node, messageId: 'arrow', data: {source, reason}});
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default [
  {files: ['src/**/*.{ts,tsx}'], plugins: {portal: {rules: {arrows: rule}}}, rules: {'portal/arrows': 'error'}},
];
