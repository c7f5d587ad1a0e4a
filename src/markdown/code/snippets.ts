/** Finds and reads the files that pages include code from. */
import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {findIncludes} from './include';

export interface PageLocation {
  /** Absolute path of the repository; files outside it are never included. */
  root: string;
  /** Absolute path of the page. */
  page: string;
}

/** The folder of the pages, below the root. In includes, `~` means this folder. */
const PAGES = 'docs';

/** Resolves the path in an include to an absolute path. */
function snippetPath(file: string, {root, page}: PageLocation): string {
  if (file.startsWith('~/')) return path.join(root, PAGES, file.slice(2));
  return file.startsWith('/') ? path.join(root, file) : path.resolve(path.dirname(page), file);
}

/** Reads a file that a page includes; returns its text, or the reason why it can't be included. */
export function readSnippet(file: string, location: PageLocation): {text: string} | {problem: string} {
  const target = snippetPath(file, location);
  const outside = {problem: `${file} is outside the repository: include only files in it.`};
  if (!isInside(target, location.root)) return outside;
  try {
    // A symbolic link must point into the repository too.
    if (!isInside(realpathSync(target), realpathSync(location.root))) return outside;
    return {text: readFileSync(target, 'utf8')};
  } catch {
    return {problem: `${file} can't be included: there is no file ${path.relative(location.root, target)}.`};
  }
}

/** Returns the absolute paths of the files that a page includes. When one changes, the page must be compiled again. */
export function snippetsOf(text: string, location: PageLocation): string[] {
  return [...new Set(findIncludes(text).map(({file}) => snippetPath(file, location)))].filter((file) =>
    isInside(file, location.root),
  );
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
