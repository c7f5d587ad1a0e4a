/** `::authors`, `::blog-posts`, `::sponsors`: blocks with content from the settings or the front matter. */
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../jsx';
import {LEAVES, formatDirective} from './names';
import {DialectError} from './problem';

/**
 * Turns the block into its component.
 *
 * @throws DialectError if the block has a label, because no component would show it
 */
export function leafToJsx(leaf: LeafDirective): MdxJsxFlowElement {
  if (leaf.children.length > 0) {
    throw new DialectError(
      `${formatDirective(leaf)} can't have a [title]: remove it, or write it as a heading.`,
      leaf.position,
    );
  }
  return element(LEAVES[leaf.name]!, {}, []);
}
