/** `::authors`, `::blog-posts`, `::sponsors`: blocks that the settings or the front matter fill. */
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../jsx';
import {LEAVES, formatDirective} from './names';
import {DialectError} from './problem';

/** @throws DialectError where the directive has a label, for it could not be shown */
export function leafToJsx(leaf: LeafDirective): MdxJsxFlowElement {
  if (leaf.children.length > 0) {
    throw new DialectError(
      `${formatDirective(leaf)} takes no [title]: remove it, or write it as a heading.`,
      leaf.position,
    );
  }
  return element(LEAVES[leaf.name]!, {}, []);
}
