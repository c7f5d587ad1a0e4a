/** Bundles the code that a host runs, with the facts about the site. */
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Delivery} from '../delivery';
import {publishedFiles} from '../hosts/folders';
import {securityHeaders} from '../rules';
import type {BuiltSite} from './respond';

/**
 * Returns the bundled code for a host.
 *
 * @param host - the name of the entry module in this folder
 */
export function bundle(host: 'cloudflare' | 'netlify', {folder, basePath, moved, policy}: Delivery): string {
  const site: BuiltSite = {basePath, moved, security: securityHeaders(policy), files: publishedFiles(folder)};
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, `${host}.ts`)],
    define: {SITE: JSON.stringify(site)},
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
  });
  return outputFiles[0]!.text;
}
