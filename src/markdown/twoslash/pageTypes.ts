/**
 * The types of all samples of a page, each once: one file that is loaded when a reader first wants one. In the page they
 * would weigh more than its code; a file for each sample would be named in the scripts of every page.
 */
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {lazyImport, variableAttribute} from '../jsx';

export interface PageTypes {
  /** The index of an entry, which is added where it is new. */
  indexOf(html: string): number;
  /** `types` of a block: loads all entries of the page. */
  attribute: MdxJsxAttribute;
  /** What the attribute names, to be put into the page when all is added; undefined where nothing is. */
  statement(): MdxjsEsm | undefined;
}

/** In the page's module, where names of the writer are too. */
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
      // One import for the page: the bundler would put a module that is imported twice into the scripts of all pages.
      return lazyImport(VARIABLE, `data:application/json;base64,${json}`);
    },
  };
}
