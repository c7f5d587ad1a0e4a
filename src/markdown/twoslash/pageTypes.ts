/**
 * Collects the types of all samples of a page, each once, in one file. The browser loads this file when a reader first
 * asks for a type. The types aren't in the page itself, because they're larger than its code. Samples don't have files
 * of their own, because the scripts of every page would list all of these files.
 */
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {lazyImport, variableAttribute} from '../jsx';

export interface PageTypes {
  /** Returns the index of an entry, and adds the entry if it's new. */
  indexOf(html: string): number;
  /** The attribute `types` of a code block: a function that loads all entries of the page. */
  attribute: MdxJsxAttribute;
  /** Returns the declaration of that function; undefined without entries. Call this after all entries are added. */
  statement(): MdxjsEsm | undefined;
}

/** The name of the function. The prefix `portal` keeps it apart from names that writers define on the page. */
const VARIABLE = 'portalPageTypes';

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
      // A page imports this once. The bundler would add a module that is imported twice to the scripts of all pages.
      return lazyImport(VARIABLE, `data:application/json;base64,${json}`);
    },
  };
}
