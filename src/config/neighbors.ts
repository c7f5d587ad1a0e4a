/** Checks the ids of pages in `pagination_prev` and `pagination_next`, because Docusaurus' error names no line. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {closestSpelling} from '../shared/closestSpelling';
import {isPageFile, readPage, readPages} from './pageFiles';
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
    const remedy = typeof id === 'string' && id !== '' ? remedyFor(id, docs) : undefined;
    if (remedy === undefined) return [];
    const allowed = 'the id of a page: its path below docs/ without the extension, such as "dms/client"; or null';
    return [{path: key, given: formatGiven(id), allowed, remedy}];
  });
}

/** Returns what to do about an id; undefined if the build has a page with this id. */
function remedyFor(id: string, docs: string): string | undefined {
  // An id is usually a path, so don't read all pages yet. An address, such as `/dms/client`, isn't an id.
  const files = /^[./]/.test(id)
    ? []
    : [`${id}.mdx`, `${id}.md`].filter((file) => isPageFile(file) && existsSync(path.join(docs, file)));
  const guess = files.map((file) => readPage(docs, file)).find((page) => page.id === id);
  const pages = guess ? [guess] : readPages(docs);
  const found = pages.find((page) => page.id === id);
  if (found) {
    const isLeftOut = found.isDraft && process.env.NODE_ENV === 'production';
    return isLeftOut ? 'the page is a draft, which builds leave out: publish it, or remove the key.' : undefined;
  }
  const near = closestSpelling(
    id,
    pages.map((page) => page.id),
  );
  return near === undefined ? 'correct the id, or remove the key.' : `write "${near}".`;
}
