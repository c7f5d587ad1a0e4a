/** Checks the ids of pages in `pagination_prev` and `pagination_next`, because Docusaurus would stop without a line. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {closestSpelling} from '../shared/closestSpelling';
import {isPage, pageIds, routeAndId} from './pageIds';
import {formatGiven, type Problem} from './problems';

const KEYS = ['pagination_prev', 'pagination_next'];

/**
 * Returns a problem for each neighbor in a page's front matter that isn't a page.
 *
 * @param docs - the folder of the pages
 */
export function neighborProblems(frontMatter: Readonly<Record<string, unknown>>, docs: string): Problem[] {
  return KEYS.flatMap((key) => {
    const id = frontMatter[key];
    // The schema refuses an empty text.
    if (typeof id !== 'string' || id === '') return [];
    // An id is usually a path, so don't read all pages yet. An address, such as `/dms/client`, isn't an id.
    const files = /^[./]/.test(id)
      ? []
      : [`${id}.mdx`, `${id}.md`].filter((file) => isPage(file) && existsSync(path.join(docs, file)));
    if (files.some((file) => routeAndId(docs, file)[1] === id)) return [];
    const ids = [...pageIds(docs).values()];
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
