/**
 * The rehype plugin for static text. It finds the largest elements that contain no component, and replaces the content
 * of each with a reference to the content's HTML. It also replaces the HTML of code, and of the notes below samples, with
 * references. React then creates one element for each reference, and the build can put the HTML into a file of its own
 * (src/plugins/pageText).
 */
import path from 'node:path';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import type * as ToHtml from 'hast-util-to-html';
import {esModule} from '../buildTools/esModule';
import {encodeTexts} from '../shared/pageText';
import {isPartial} from '../shared/routes';
import {entryAttribute, importedCall} from './jsx';
import {toStatic} from './text/toStatic';

const {toHtml} = esModule(require.resolve('hast-util-to-html')) as typeof ToHtml;

export interface TextOptions {
  /** Absolute path of the site's folder, which contains the pages in `docs`. */
  root: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
}

/** Names in a page's module: the variable for the static text, and the function that returns this text. */
const VARIABLE = 'portalText';
const FUNCTION = 'portalPageSlots';
const MODULE = '@site/src/hooks/pageText';

/** The elements whose content becomes HTML. Headings aren't here: they're components with a link to themselves. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'thead', 'tbody', 'tr', 'th', 'td']);
const HEADING = /^h[1-6]$/;

/** The components that show code. */
const CODE = new Set(['CodeBlock', 'InlineCode']);
/** The properties of these components that contain static text. */
const CODE_TEXTS = new Set(['html', 'note']);

/**
 * The components whose children can be static text, because these components mount their children only once.
 * Docusaurus' `Tabs`, for example, mounts its children again right after hydration, when the text isn't loaded.
 */
const KEEPS_CHILDREN = new Set(
  'Badge Callout Card Cards CodeGroup Details Figure LaterPart Step Steps Subtitle Task'.split(' '),
);

/** Changes only pages. Markdown files that pages import have no route, so their text can't have a separate file. */
export const rehypeText: Plugin<[TextOptions], Root> =
  ({root, basePath}) =>
  (tree, file) => {
    const page = path.relative(root, file.path).replaceAll('\\', '/');
    if (!isDocsPage(page)) return;
    const texts: string[] = [];
    const slot = (name: string, html: string): MdxJsxAttribute => entryAttribute(name, VARIABLE, texts.push(html) - 1);
    const walk = (parent: {children: (RootContent | ElementContent)[]}): void => {
      parent.children = parent.children.map((child) => {
        if (child.type === 'element') {
          if (HEADING.test(child.tagName)) return child;
          const html = BLOCKS.has(child.tagName) ? htmlOf(child, basePath) : undefined;
          if (html === undefined) walk(child);
          return html === undefined ? child : withContent(child.tagName, slot('dangerouslySetInnerHTML', html));
        }
        if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') {
          if (child.name !== null && CODE.has(child.name)) {
            child.attributes = child.attributes.map((attribute) =>
              attribute.type === 'mdxJsxAttribute' &&
              CODE_TEXTS.has(attribute.name) &&
              typeof attribute.value === 'string'
                ? slot(attribute.name, attribute.value)
                : attribute,
            );
          } else if (!isComponent(child.name) || KEEPS_CHILDREN.has(child.name!)) walk(child);
        }
        return child;
      });
    };
    walk(tree);
    const slots = {name: FUNCTION, imported: 'pageSlots', module: MODULE};
    // Add this call even without static text, because every page has a file of texts.
    tree.children.unshift(importedCall(VARIABLE, slots, [`@site/${page}`, encodeTexts(texts)]));
  };

/** Whether JSX with this name is a component, and not an element or a fragment. */
const isComponent = (name: string | null): boolean => name !== null && !/^[a-z]/.test(name);

const isDocsPage = (file: string): boolean => file.startsWith('docs/') && !isPartial(file);

/** Returns the content of an element as HTML; undefined if a part of the element isn't static. */
function htmlOf(element: Element, basePath: string): string | undefined {
  const copy = toStatic(element, basePath);
  return copy?.type === 'element' ? toHtml(copy.children, {allowDangerousHtml: true}) : undefined;
}

const withContent = (name: string, content: MdxJsxAttribute): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [content],
  children: [],
});
