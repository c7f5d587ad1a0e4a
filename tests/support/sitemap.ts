import {readFileSync} from 'node:fs';
import {routeAt} from './address';

/** Returns the routes in `build/sitemap.xml`, without the origin and the base path. */
export function sitemapRoutes(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => routeAt(new URL(address!).pathname));
  if (addresses.length === 0) throw new Error('build/sitemap.xml names no page: run "npm run build" first.');
  return addresses;
}
