/**
 * Writers' mistakes on a page. The remark plugins collect them, so that one build reports all of them, and
 * `remarkMistakes` throws them at the end.
 */
import type {MarkdownHooks} from '@docusaurus/types';
import type {Node, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../buildTools/esModule';

const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

export interface Mistake {
  /** Line of the page, from 1. */
  line: number;
  /** Column in the line, from 1. */
  column: number;
  /** What is wrong, and what to write instead. */
  message: string;
}

declare module 'vfile' {
  interface DataMap {
    mistakes?: Mistake[];
  }
}

declare module 'mdast' {
  interface Data {
    /** What is wrong with the node; see {@link Mistake}. */
    mistake?: string;
  }
}

/**
 * Adds a mistake to a page.
 *
 * @param position - the position of the node, or a line and column; the start of the page by default
 */
export function addMistake(file: VFile, message: string, position: Node['position'] | Omit<Mistake, 'message'>): void {
  const {line, column} = position && 'start' in position ? position.start : (position ?? {line: 1, column: 1});
  (file.data.mistakes ??= []).push({line, column, message});
}

/** The error that stops the compilation of a page. Its message has all mistakes, in the order of the page. */
export class PageError extends Error {
  constructor(
    file: string,
    readonly mistakes: readonly Mistake[],
  ) {
    const inOrder = [...mistakes].sort((a, b) => a.line - b.line || a.column - b.column);
    super(formatMistakes(file, inOrder));
    this.name = 'PageError';
  }
}

/**
 * Formats mistakes, each beginning on a new line: `docs/dms/client.mdx:12:1 message`. If a message has several lines,
 * the later ones are indented.
 */
export function formatMistakes(file: string, mistakes: readonly Mistake[]): string {
  const lines = mistakes.map(({line, column, message}) => `${file}:${line}:${column} ${message}`);
  return lines.map((line) => line.trimEnd().replaceAll('\n', '\n    ')).join('\n');
}

/** Docusaurus' hooks for links and images whose target doesn't exist. They store the mistake in the node. */
export const BROKEN_FILE_HOOKS = {
  onBrokenMarkdownLinks({url, node}) {
    mark(
      node,
      `${quote(url)} isn't a page: write the path of a file in docs/, or the address of a page, such as /dms/client.`,
    );
  },
  onBrokenMarkdownImages({url, node}) {
    mark(
      node,
      url
        ? `the image ${quote(url)} doesn't exist: add the file next to the page, or to static/ and begin its path with /.`
        : 'the image has no address: write ![alternative text](path/of/the/picture.png).',
    );
  },
} satisfies Partial<MarkdownHooks>;

const quote = (text: string): string => (text === '' ? 'an empty link' : `"${text}"`);

function mark(node: Node, mistake: string): void {
  node.data = {...node.data, mistake};
}

/** The anchor of the skip link (SPEC §2 "Page layout options"). */
const CONTENT_ANCHOR = 'content';

/**
 * Adds a mistake for each heading whose anchor has a space, or is that of an earlier heading or of the skip link.
 * Docusaurus gives headings different anchors, but doesn't compare them with the anchors that the page sets, as in
 * `{#anchor}`. The title has no anchor.
 */
function checkAnchors(tree: Root, file: VFile): void {
  const anchors = new Set<string>();
  visit(tree, 'heading', ({data, depth, position}) => {
    const anchor = data?.hProperties?.id;
    if (typeof anchor !== 'string' || depth === 1) return;
    const example = 'as in "## Heading {#other-anchor}"';
    if (anchor === CONTENT_ANCHOR)
      addMistake(file, `"${anchor}" is the anchor of the skip link: give the heading another, ${example}.`, position);
    if (/\s/.test(anchor)) {
      const joined = anchor.trim().replaceAll(/\s+/g, '-');
      addMistake(file, `the anchor "${anchor}" has a space: write {#${joined}}.`, position);
    }
    if (anchors.has(anchor))
      addMistake(file, `two headings have the anchor "${anchor}": change one of them, ${example}.`, position);
    anchors.add(anchor);
  });
}

/**
 * Throws a {@link PageError} if a page has mistakes. This is the last plugin, so that the error's message has the
 * mistakes that all other plugins have found.
 */
export const remarkMistakes: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node) => {
    const message = node.data?.mistake;
    if (message !== undefined) addMistake(file, message, node.position);
  });
  checkAnchors(tree, file);
  const {mistakes} = file.data;
  if (mistakes) throw new PageError(file.path, mistakes);
};
