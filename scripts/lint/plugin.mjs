/** The project's own lint rules, as a plugin of oxlint (.oxlintrc.json). */
import {isBuiltin} from 'node:module';
import path from 'node:path';

/**
 * For each folder of src, the other folders that it may import from: the arrows in ARCHITECTURE.md. Each folder may
 * import only from folders that come before it in this list, so there are no cycles. Types may come from any folder,
 * because they aren't bundled. Only the folders in `USES_THEME` may import the theme's components, even their types.
 */
const ARROWS = {
  shared: [],
  search: ['shared'],
  offline: ['search', 'shared'],
  config: ['shared'],
  buildTools: [],
  markdown: ['buildTools', 'shared'],
  hooks: ['search', 'shared'],
  client: ['hooks', 'shared'],
  components: ['hooks', 'search', 'offline', 'shared'],
  theme: ['components', 'hooks', 'shared'],
  plugins: ['markdown', 'search', 'offline', 'config', 'buildTools', 'shared'],
};

/** Folders whose code runs only at build time. Code in all other folders is bundled for the browser or its workers. */
const BUILD_TIME = new Set(['buildTools', 'config', 'markdown', 'plugins']);

/** Folders that may import the theme's components: `theme` wraps them, and `client` shows the theme's error page. */
const USES_THEME = new Set(['theme', 'client']);

const SRC = path.resolve(import.meta.dirname, '../../src');

/** Returns the folder of src that a file is in; undefined outside src. */
const folderOf = (file) => {
  const [folder, ...rest] = path.relative(SRC, file).split(path.sep);
  return rest.length > 0 && folder !== '..' ? folder : undefined;
};

/** Returns the folder of src that an import resolves to; undefined for packages. */
function targetOf(source, file) {
  if (source.startsWith('.')) return folderOf(path.join(path.dirname(file), source, 'index'));
  return source.startsWith('@site/src/') ? source.split('/')[2] : undefined;
}

/** Returns the reason why a folder must not import `source`; undefined if it may. */
function refusal(folder, source, file, isType) {
  if (/^@theme(-original|-init)?\//.test(source)) {
    return USES_THEME.has(folder) ? undefined : 'take components of the theme as props (slots)';
  }
  if (isType) return undefined;
  const target = targetOf(source, file);
  if (target !== undefined) {
    if (target === folder || !(target in ARROWS) || ARROWS[folder].includes(target)) return undefined;
    const allowed = ARROWS[folder].map((name) => `src/${name}`).join(', ') || 'no other folder';
    return `src/${folder} may import only from ${allowed}`;
  }
  if (BUILD_TIME.has(folder)) return undefined;
  return source === 'zod' || isBuiltin(source)
    ? 'it works only at build time, and this file is bundled for the browser'
    : undefined;
}

/** Refuses imports that ARROWS forbids, theme imports outside USES_THEME, and build-time modules in browser code. */
const arrows = {
  create(context) {
    const file = context.filename;
    const folder = folderOf(file);
    if (!(folder in ARROWS)) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const reason = refusal(folder, source, file, isType);
      if (reason) context.report({node, message: `Don't import ${source} here: ${reason} (ARCHITECTURE.md).`});
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Refuses spreads of literals, such as `{...{a: 1}, b: 2}`. */
const literalSpread = {
  create(context) {
    const check = (node) => {
      if (!['ObjectExpression', 'ArrayExpression'].includes(node.argument.type)) return;
      context.report({
        node,
        message: "Write the properties or items themselves, because this spread doesn't override anything.",
      });
    };
    return {SpreadElement: check, JSXSpreadAttribute: check};
  },
};

export default {meta: {name: 'portal'}, rules: {arrows, 'literal-spread': literalSpread}};
