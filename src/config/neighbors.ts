/** Checks the ids of pages in `pagination_prev` and `pagination_next`, because Docusaurus would stop without a line. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closestSpelling} from '../shared/closestSpelling';
import {isPartial} from '../shared/routes';
import {FRONT_MATTER} from './pageSource';
import {formatGiven, type Problem} from './problems';

const KEYS = ['pagination_prev', 'pagination_next'];
const PAGE = /\.mdx?$/;

/** Returns the ids of those files that are pages: the path without extension, whose last part the key `id` replaces. */
function idsOf(files: readonly string[], docsFolder: string): string[] {
  const pages = files.filter((file) => PAGE.test(file) && !isPartial(file));
  return pages.map((file) => {
    const [frontMatter = ''] = FRONT_MATTER.exec(readFileSync(path.join(docsFolder, file), 'utf8')) ?? [];
    const [, own] = /^id: *["']?([^"'\s]+)/m.exec(frontMatter) ?? [];
    return own === undefined ? file.replace(PAGE, '') : path.posix.join(path.posix.dirname(file), own);
  });
}

/**
 * Returns a problem for each neighbor in a page's front matter that is no page.
 *
 * @param docsFolder - absolute path of docs/
 */
export function neighborProblems(frontMatter: Readonly<Record<string, unknown>>, docsFolder: string): Problem[] {
  return KEYS.flatMap((key) => {
    const id = frontMatter[key];
    // Docusaurus takes an empty text as null.
    if (typeof id !== 'string' || id === '') return [];
    // Read all pages only if the id isn't the path of one, as it usually is.
    const files = [`${id}.mdx`, `${id}.md`].filter((file) => existsSync(path.join(docsFolder, file)));
    if (idsOf(files, docsFolder).includes(id)) return [];
    const all = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'});
    const ids = idsOf(
      all.map((file) => file.replaceAll(path.sep, '/')),
      docsFolder,
    );
    if (ids.includes(id)) return [];
    const near = closestSpelling(id, ids);
    return [
      {
        path: key,
        given: formatGiven(id),
        allowed: 'the id of a page: its path below docs/ without the extension, such as "dms/client"; or null',
        remedy: near === undefined ? `correct the id, or remove "${key}".` : `write "${near}".`,
      },
    ];
  });
}
