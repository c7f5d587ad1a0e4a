/** The files that pages include code from. */
import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {findIncludes} from './include';

/** Where a page stands. */
export interface PagePlace {
  /** The root of the repository; nothing outside is included. */
  root: string;
  /** Path of the page. */
  page: string;
}

/** The folder of the pages, below the root: `~` in includes. */
const PAGES = 'docs';

/** The path of a file as an include writes it. */
function snippetPath(file: string, {root, page}: PagePlace): string {
  if (file.startsWith('~/')) return path.join(root, PAGES, file.slice(2));
  return file.startsWith('/') ? path.join(root, file) : path.resolve(path.dirname(page), file);
}

/** The text of a file, or why there is none. */
export function readSnippet(file: string, place: PagePlace): {text: string} | {problem: string} {
  const target = snippetPath(file, place);
  const outside = {problem: `${file} is outside of the repository: only its own files are included.`};
  if (!isInside(target, place.root)) return outside;
  try {
    // What a link leads to counts, not where the link stands.
    if (!isInside(realpathSync(target), realpathSync(place.root))) return outside;
    return {text: readFileSync(target, 'utf8')};
  } catch {
    return {problem: `${file} cannot be included: there is no file ${path.relative(place.root, target)}.`};
  }
}

/** The paths of the files that a page includes; what they hold is part of what the page is made from. */
export function snippetsOf(text: string, place: PagePlace): string[] {
  return [...new Set(findIncludes(text).map(({file}) => snippetPath(file, place)))].filter((file) =>
    isInside(file, place.root),
  );
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
