/** Reads the routes and ids of pages, and whether they are drafts, for checks that run before Docusaurus reads them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isPartial, normalizeRoute, routeOfFile} from '../shared/routes';
import {FRONT_MATTER} from './pageSource';

/** Whether a file below docs/ is a page. */
export const isPageFile = (file: string): boolean => /\.mdx?$/.test(file) && !isPartial(file);

/**
 * Returns the route of a page that has a `slug`.
 *
 * @param slug - starts with a slash, or is relative to the page's folder
 */
export const routeOfSlug = (file: string, slug: string): string =>
  normalizeRoute(path.posix.resolve('/', path.posix.dirname(file), slug));

/** A page, as read from its file in docs/. */
export interface PageFile {
  route: string;
  id: string;
  /** Whether builds leave the page out. */
  isDraft: boolean;
}

/**
 * Reads a page. `id` and `slug` in the front matter win over the file's path.
 *
 * @param docs - the folder of the pages
 * @param file - the page's path below this folder, with slashes
 */
export function readPage(docs: string, file: string): PageFile {
  const source = readFileSync(path.join(docs, file), 'utf8').replace(/^\uFEFF/, '');
  const frontMatter = FRONT_MATTER.exec(source)?.[1] ?? '';
  const valueOf = (key: string) =>
    new RegExp(`^["']?${key}["']?: *(["']?)(.+?)\\1\\s*(?:\\s#.*)?$`, 'm').exec(frontMatter)?.[2];
  const slug = valueOf('slug');
  return {
    route: slug === undefined ? routeOfFile(file) : routeOfSlug(file, slug),
    id: path.posix.join(path.posix.dirname(file), valueOf('id') ?? path.posix.parse(file).name),
    isDraft: valueOf('draft') === 'true',
  };
}

/** Reads all pages below a folder. */
export const readPages = (docs: string): PageFile[] =>
  readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isPageFile)
    .map((file) => readPage(docs, file));
