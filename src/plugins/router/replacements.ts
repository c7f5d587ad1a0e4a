/**
 * The internal modules of Docusaurus that the portal replaces or uses, apart from theme components. replaced.json lists
 * them with the reasons. A contract test fails if a new version of Docusaurus changes one of them.
 */
import path from 'node:path';
import replaced from './replaced.json';

interface Replaced {
  /** The last part of the module's path and of its alias. */
  component: string;
  /** The path of the upstream module, beginning with its package. */
  upstream: string;
  /** The alias that Docusaurus imports the module by, if the module has an alias. */
  request?: string;
  /** The portal's module, relative to the site's folder; undefined if the portal only uses the upstream module. */
  replacement?: string;
}

const register: readonly Replaced[] = replaced;

/** Matches the imports that {@link replacementOf} may have to replace. */
export const REPLACEABLE_IMPORT = new RegExp(
  `(?:${register.flatMap(({component, replacement}) => (replacement ? [component] : [])).join('|')})$`,
);

/**
 * Returns the portal's replacement for an imported module, relative to the site's folder; undefined if there is none.
 * A replacement can import the original by its package path, which is never replaced.
 *
 * @param request - the import's specifier
 * @param context - the folder of the importing module
 */
export function replacementOf(request: string, context: string): string | undefined {
  return register.find((entry) => request === entry.request || isFile(entry.upstream, request, context))?.replacement;
}

function isFile(upstream: string, request: string, context: string): boolean {
  if (!request.startsWith('.') && !path.isAbsolute(request)) return false;
  const file = path.resolve(context, request).replaceAll('\\', '/').replace(/\.js$/, '');
  return file.endsWith(`/node_modules/${upstream.replace(/\.js$/, '')}`);
}
