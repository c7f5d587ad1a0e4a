/** An image with a title, alone in its paragraph, is a figure; the title is its caption. */
import type {Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../jsx';

/** The component `Figure` for such a paragraph; undefined for any other. */
export function paragraphToFigure({children}: Paragraph): MdxJsxFlowElement | undefined {
  const [image] = children;
  if (children.length !== 1 || image?.type !== 'image' || !image.title) return undefined;
  return element('Figure', {caption: image.title}, [{...image, title: null}]);
}
