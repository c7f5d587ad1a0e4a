/**
 * The types of all samples of a page, each once: one file that is loaded when a reader first wants one. In the page they
 * would weigh more than its code; a file for each sample would be named in the scripts of every page.
 */
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {lazyImport} from '../jsx';

export interface PageTypes {
  /** The index of an entry, which is added where it is new. */
  indexOf(html: string): number;
  /** `types` of a block: loads all entries. To be given to blocks at any time. */
  attribute: MdxJsxAttribute;
  /** Fills the attribute: no entry comes after it. */
  close(): void;
}

export function createPageTypes(): PageTypes {
  const indices = new Map<string, number>();
  const specifier = {type: 'Literal' as const, value: ''};
  return {
    indexOf(html) {
      const index = indices.get(html) ?? indices.size;
      indices.set(html, index);
      return index;
    },
    attribute: lazyImport('types', specifier),
    close() {
      const json = Buffer.from(JSON.stringify([...indices.keys()]));
      specifier.value = `data:application/json;base64,${json.toString('base64')}`;
    },
  };
}
