/** Figures. An image that has a title and is alone in its paragraph is a figure. The title becomes the caption. */
import type {Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../jsx';

/** Turns a paragraph that is a figure into the component `Figure`; returns undefined for other paragraphs. */
export function paragraphToFigure({children}: Paragraph): MdxJsxFlowElement | undefined {
  const [image] = children;
  if (children.length !== 1 || image?.type !== 'image' || !image.title) return undefined;
  return element('Figure', {caption: image.title}, [{...image, title: null}]);
}
