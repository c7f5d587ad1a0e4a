/**
 * Collects the types of all samples of a page in one file, each type once. The browser loads this file when a reader
 * first asks for a type. The page itself doesn't contain the types, because they're larger than the samples' code. The
 * samples don't have separate files either, because the site's scripts, which every page loads, would list all of them.
 */
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {lazyImport, variableAttribute} from '../jsx';

export interface PageTypes {
  /** Returns the index of a type's HTML among the page's types. Adds the type if it's new. */
  indexOf(html: string): number;
  /** The attribute `types` of a code block. Its value is a function that loads all types of the page. */
  attribute: MdxJsxAttribute;
  /**
   * Returns the declaration of the function in `attribute`; undefined if there are no types. Call this after the last
   * `indexOf`, because types added later would be missing.
   */
  statement(): MdxjsEsm | undefined;
}

/** The name of the function that loads the types. The prefix `portal` avoids clashes with names that writers define. */
const VARIABLE = 'portalPageTypes';

/** Creates an empty collection of types. Each page needs its own. */
export function createPageTypes(): PageTypes {
  const indices = new Map<string, number>();
  return {
    indexOf(html) {
      const index = indices.get(html) ?? indices.size;
      indices.set(html, index);
      return index;
    },
    attribute: variableAttribute('types', VARIABLE),
    statement() {
      if (indices.size === 0) return undefined;
      const json = Buffer.from(JSON.stringify([...indices.keys()])).toString('base64');
      // All code blocks of the page use this one import. If a page imported the module more than once, the bundler
      // would put the module into the scripts of all pages.
      return lazyImport(VARIABLE, `data:application/json;base64,${json}`);
    },
  };
}
