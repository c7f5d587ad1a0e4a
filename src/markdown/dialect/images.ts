/**
 * Reference-style images, `<img>`, and figures. An image that has a title and is alone in its paragraph is a figure. The
 * title becomes the caption.
 */
import type {Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../../buildTools/esModule';
import {element} from '../jsx';
import {DialectError} from './problem';
import type {Definitions} from './textDirective';

const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

/**
 * Turns reference-style images (`![alternative text][name]` and `[name]: picture.png`) into plain images, because
 * Docusaurus checks and loads only the files of those. Changes the tree.
 */
export function resolveImages(tree: Root, {links}: Definitions): void {
  visit(tree, 'imageReference', ({identifier, alt, position}, index, parent) => {
    const definition = links.get(identifier);
    if (!definition || !parent) return;
    const {url, title} = definition;
    parent.children[index!] = {type: 'image', url, title: title ?? null, alt: alt ?? null, position};
  });
}

/** Turns a paragraph that is a figure into the component `Figure`; returns undefined for other paragraphs. */
export function paragraphToFigure({children}: Paragraph): MdxJsxFlowElement | undefined {
  const [image] = children;
  if (children.length !== 1 || image?.type !== 'image' || !image.title) return undefined;
  return element('Figure', {caption: image.title}, [{...image, title: null}]);
}

/**
 * Checks that an `<img>` doesn't name a file of the site, because Docusaurus only checks and loads the files of images
 * in Markdown.
 *
 * @throws DialectError if its `src` is a path
 */
export function checkImage({name, attributes, position}: MdxJsxFlowElement | MdxJsxTextElement): void {
  if (name !== 'img') return;
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src' || typeof attribute.value !== 'string')
      continue;
    // The build doesn't load URLs with a scheme or a host.
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(attribute.value)) continue;
    // An imported SVG is a component.
    const imported = attribute.value.endsWith('.svg')
      ? '<Picture role="img" aria-label="…" />'
      : '<img src={picture} alt="…" />';
    throw new DialectError(
      `<img src="${attribute.value}"> isn't loaded like images in Markdown: write ![alternative text](${attribute.value}), or import the picture and write ${imported}.`,
      position,
    );
  }
}
