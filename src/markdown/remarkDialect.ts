/**
 * The remark plugin for the portal's Markdown dialect, except code. It turns directives, subtitles, task lists and
 * figures into components, and gives names to tables and samples. It runs before Docusaurus' own plugins, because these
 * read the page's title and outline from the result.
 */
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import type * as VisitParents from 'unist-util-visit-parents';
import {esModule} from '../buildTools/esModule';
import {checkClosed, checkFenceClosed, checkStrayColons} from './dialect/closing';
import {checkCode, checkComponent, definedNames} from './dialect/components';
import {checkFenceOptions} from './dialect/fenceOptions';
import {checkImage, paragraphToFigure, resolveImages} from './dialect/images';
import {leafToJsx} from './dialect/leaf';
import {checkHref, checkLink} from './dialect/links';
import {checkDirective, CONTAINERS} from './dialect/names';
import {PartNames} from './dialect/partNames';
import {DialectError} from './dialect/problem';
import {splitTitle} from './dialect/subtitle';
import {labelTasks} from './dialect/taskList';
import {definitionsIn, textDirectiveToText, type Definitions} from './dialect/textDirective';
import {element} from './jsx';
import {addMistake, type Mistake} from './mistakes';

const {SKIP, visitParents} = esModule(require.resolve('unist-util-visit-parents')) as typeof VisitParents;

/** The state while a page is read. */
interface Page {
  /** The text of the page, which the offsets of nodes refer to. */
  source: string;
  names: PartNames;
  /** Whether the title has been read. */
  titled: boolean;
  /** The number of wrong opening lines (`:::tip Title`) whose closing lines haven't come yet. */
  unopened: number;
  /** What links, images and footnotes can refer to. */
  definitions: Definitions;
  /** The names that the page's imports and exports define. */
  defined: ReadonlySet<string>;
}

/**
 * Returns the nodes that replace a node; undefined to keep the node, which the function may change in place.
 *
 * @throws DialectError if the node isn't valid in the dialect
 */
type Construct<Node> = (node: Node, page: Page, ancestors: readonly Nodes[]) => readonly Nodes[] | undefined;

/** Returns a construct that only checks a node, with the names that the page defines. */
function checkWith<Node>(check: (node: Node, defined: Page['defined']) => void): Construct<Node> {
  return (node, {defined}) => {
    check(node, defined);
    return undefined;
  };
}

/**
 * Checks a component or an element of HTML. Makes MDX render `<a>` as it renders links in Markdown, so that it follows
 * the same rules (SPEC §2 "Links").
 */
function jsxElement(node: MdxJsxFlowElement | MdxJsxTextElement, {defined}: Page): undefined {
  checkComponent(node, defined);
  checkImage(node);
  checkHref(node);
  if (node.name === 'a') delete (node.data as {_mdxExplicitJsx?: true} | undefined)?._mdxExplicitJsx;
  return undefined;
}

const CONSTRUCTS: {[Type in Nodes['type']]?: Construct<Extract<Nodes, {type: Type}>>} = {
  containerDirective(container, {source}) {
    checkDirective(container);
    checkClosed(container, source);
    return CONTAINERS[container.name]?.toJsx?.(container);
  },
  leafDirective(leaf) {
    checkDirective(leaf);
    return [leafToJsx(leaf)];
  },
  textDirective: textDirectiveToText,
  paragraph(paragraph, page) {
    checkStrayColons(paragraph, page.source, page);
    const figure = paragraphToFigure(paragraph);
    return figure && [figure];
  },
  heading(heading, page) {
    const split = heading.depth === 1 && !page.titled ? splitTitle(heading, page.source) : undefined;
    page.titled ||= heading.depth === 1;
    if (split) return [{...heading, children: split.title}, element('Subtitle', {}, split.subtitle)];
    page.names.readHeading(heading);
    return undefined;
  },
  table(table, {names}, ancestors) {
    names.nameTable(table, ancestors);
    return undefined;
  },
  code(code, {source, names}) {
    checkFenceClosed(code, source);
    checkFenceOptions(code);
    names.nameCode(code);
    return undefined;
  },
  link: checkWith(checkLink),
  definition: checkWith(checkLink),
  list(list) {
    labelTasks(list);
    return undefined;
  },
  mdxJsxFlowElement: jsxElement,
  mdxJsxTextElement: jsxElement,
  mdxFlowExpression: checkWith(checkCode),
  mdxTextExpression: checkWith(checkCode),
  mdxjsEsm: checkWith(checkCode),
};

/** Adds everything that isn't valid in the dialect to the page's mistakes. */
export const remarkDialect: Plugin<[], Root> = () => (tree, file) => {
  // Add the mistakes of the front matter (src/config/frontMatter.ts).
  const {mistakes = []} = (file.data.frontMatter ?? {}) as {mistakes?: Mistake[]};
  for (const mistake of mistakes) addMistake(file, mistake.message, mistake);
  const definitions = definitionsIn(tree);
  resolveImages(tree, definitions);
  const page: Page = {
    source: String(file),
    names: new PartNames(),
    titled: false,
    unopened: 0,
    definitions,
    defined: definedNames(tree),
  };
  visitParents(tree, (node: Nodes, ancestors) => {
    const replacement = replace(node, page, ancestors, file);
    if (!replacement) return undefined;
    const siblings: Nodes[] = ancestors.at(-1)!.children;
    const index = siblings.indexOf(node);
    siblings.splice(index, 1, ...replacement);
    // Visit the replacement too, because it can contain more constructs.
    return [SKIP, index];
  });
};

/** Returns the nodes that replace a node. An invalid container is replaced by its children, so that they're checked. */
function replace(node: Nodes, page: Page, ancestors: readonly Nodes[], file: VFile): readonly Nodes[] | undefined {
  try {
    return (CONSTRUCTS[node.type] as Construct<Nodes> | undefined)?.(node, page, ancestors);
  } catch (error) {
    if (!(error instanceof DialectError)) throw error;
    addMistake(file, error.message, error.place);
    return node.type === 'containerDirective' ? node.children : node.type === 'leafDirective' ? [] : undefined;
  }
}
