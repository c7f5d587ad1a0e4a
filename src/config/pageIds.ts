/** The routes and ids of pages, for checks that run before Docusaurus has read the pages. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isPartial, normalizeRoute, routeOfFile} from '../shared/routes';

/** The ids of pages, by route. */
export type PageIds = ReadonlyMap<string, string>;

/** Whether a file below docs/ is a page. */
export const isPage = (file: string): boolean => /\.mdx?$/.test(file) && !isPartial(file);

/**
 * Returns the route of a page that has a `slug`.
 *
 * @param slug - starts with a slash, or is relative to the page's folder
 */
export const routeOfSlug = (file: string, slug: string): string =>
  normalizeRoute(path.posix.resolve('/', path.posix.dirname(file), slug));

/**
 * Returns the route and the id of a page. `id` and `slug` in the front matter win over the file's path.
 *
 * @param docs - the folder of the pages
 * @param file - the page's path below this folder, with slashes
 */
export function routeAndId(docs: string, file: string): [route: string, id: string] {
  const frontMatter = /^\uFEFF?---[^\n]*\n([^]*?)\n---/.exec(readFileSync(path.join(docs, file), 'utf8'))?.[1] ?? '';
  const valueOf = (key: string) =>
    new RegExp(`^["']?${key}["']?: *(["']?)(.+?)\\1\\s*(?:\\s#.*)?$`, 'm').exec(frontMatter)?.[2];
  const slug = valueOf('slug');
  return [
    slug === undefined ? routeOfFile(file) : routeOfSlug(file, slug),
    path.posix.join(path.posix.dirname(file), valueOf('id') ?? path.posix.parse(file).name),
  ];
}

/** Reads the pages below a folder. */
export const pageIds = (docs: string): PageIds =>
  new Map(
    readdirSync(docs, {recursive: true, encoding: 'utf8'})
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter(isPage)
      .map((file) => routeAndId(docs, file)),
  );
