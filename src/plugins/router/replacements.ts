/**
 * The modules of Docusaurus that the portal replaces although they are no theme components, and those without a public
 * interface that it uses. The register says which, and why; a contract test compares each with what is installed.
 */
import path from 'node:path';
import replaced from './replaced.json';

interface Replaced {
  /** The upstream file, package first. */
  upstream: string;
  /** The request that stands for it where it has a name of its own (an alias of Docusaurus). */
  request?: string;
  /** The portal's file, from the site's folder; none for a module that the portal only uses. */
  replacement?: string;
}

const register: readonly Replaced[] = replaced;

/**
 * The portal's file for what a module asks for, from the site's folder; undefined where upstream's is kept.
 * A replacement reaches the original by its package path, which is left alone.
 *
 * @param request - as it stands in the import
 * @param context - the folder of the module that imports
 */
export function replacementOf(request: string, context: string): string | undefined {
  return register.find((entry) => request === entry.request || isFile(entry.upstream, request, context))?.replacement;
}

function isFile(upstream: string, request: string, context: string): boolean {
  if (!request.startsWith('.') && !path.isAbsolute(request)) return false;
  const file = path.resolve(context, request).replaceAll('\\', '/').replace(/\.js$/, '');
  return file.endsWith(`/node_modules/${upstream.replace(/\.js$/, '')}`);
}
