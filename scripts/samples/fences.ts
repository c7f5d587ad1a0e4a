/** Reads the samples of pages from their code fences. */
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sdkOf} from '../../src/shared/sdks';
import {readNotation} from '../../src/markdown/code/notation';
import {IncludeError, includedLines, type ReadFile} from '../../src/markdown/code/include';
import {readSnippet} from '../../src/markdown/code/snippets';
import {parseFenceMeta} from '../../src/markdown/fence';
import {withRemedy} from '../../src/plugins/mistakes/message';
import {readSampleMeta} from '../../src/markdown/sample';
import {virtualFiles} from '../../src/markdown/virtualFiles';
import {formatFinding} from './report';
import type {Finding, Sample} from './types';

const ROOT = path.resolve(__dirname, '../..');

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/**
 * Parses a page.
 *
 * @param file - the page's path from the repository's root, with slashes
 * @returns the page's tree, and the text that the tree's offsets refer to; this text has the same lines as the page
 * @throws VFileMessage if the page isn't valid MDX
 */
export function parsePage(file: string, text: string): {tree: Root; value: string} {
  // Like Docusaurus, escape `## Part {#id}`, which isn't valid MDX.
  const value = escapeMarkdownHeadingIds(text);
  const parser = file.endsWith('.md') ? markdown : mdx;
  return {tree: parser.parse({path: file, value}), value};
}

/**
 * Returns the finding for an error of {@link parsePage}.
 *
 * @throws the error if it doesn't mean that the page isn't valid MDX
 */
export function invalidPage(file: string, error: unknown): Finding & {column: number} {
  if (!(error instanceof Error && 'reason' in error)) throw error;
  const {line = 1, column = 1, reason} = error as VFile['messages'][number];
  return {file, line, column, message: `the page isn't valid MDX: ${withRemedy(reason)}`};
}

/** Reports why a page or a sample can't be read. */
export type OnProblem = (problem: Finding) => void;

/** @throws Error with the place of the problem */
export const throwProblem: OnProblem = (problem) => {
  throw new Error(formatFinding(problem));
};

/** A code fence as written on the page. */
export interface Fence {
  /** Line of the page where the fence opens, from 1. */
  line: number;
  lang: string;
  meta: string;
  value: string;
}

/**
 * Returns the fences of a page in order, nested ones included.
 *
 * @param file - the page's path from the repository's root, with slashes
 * @throws VFileMessage if the page isn't valid MDX
 */
export function parseFences(file: string, text: string): Fence[] {
  const fences: Fence[] = [];
  visit(parsePage(file, text).tree, 'code', ({position, lang, meta, value}) => {
    fences.push({line: position!.start.line, lang: lang ?? '', meta: meta ?? '', value});
  });
  return fences;
}

/**
 * Returns the samples of a page in order. Leaves out samples with an include that fails.
 *
 * @param file - the page's path from the repository's root, with slashes
 * @param fences - the page's fences, if they are already parsed
 * @param onProblem - called for each include that fails; by default, throws an error
 * @throws VFileMessage if the page isn't valid MDX
 */
export function readFences(
  file: string,
  text: string,
  fences: readonly Fence[] = parseFences(file, text),
  onProblem = throwProblem,
): Sample[] {
  const lines = text.split('\n');
  const virtual = virtualFiles(fences);
  const read: ReadFile = (name) => {
    const own = virtual.get(name);
    return own === undefined ? readSnippet(name, {root: ROOT, page: path.join(ROOT, file)}) : {text: own};
  };
  return fences.flatMap((fence) => {
    try {
      return [toSample(file, lines, fence, includedLines(fence.value, read))];
    } catch (error) {
      if (!(error instanceof IncludeError)) throw error;
      onProblem({file, line: fence.line + error.line, message: error.message});
      return [];
    }
  });
}

/** @param included - the code's lines, with includes resolved; `line` is the matching line of the fence */
function toSample(
  file: string,
  pageLines: readonly string[],
  {line, lang: language, meta, value}: Fence,
  included: ReturnType<typeof includedLines>,
): Sample {
  const {title} = parseFenceMeta(meta);
  const {with: names, nocheck, allow} = readSampleMeta(meta);
  // Lines marked as removed aren't part of the sample, because readers don't copy them.
  const {lines, numbers} = readNotation(included.map(({text}) => text).join('\n'));
  const kept = lines.flatMap(({text: shown, marks}, index) =>
    marks.has('remove') ? [] : [{shown, number: numbers[index]!}],
  );
  const code = kept.map(({shown}) => shown).join('\n');
  const sdk = sdkOf({language, title, code, with: names});
  return {
    file,
    line,
    language,
    ...(title === undefined ? {} : {title}),
    ...(sdk === undefined ? {} : {sdk}),
    code,
    with: names,
    ...(nocheck === undefined ? {} : {nocheck}),
    ...(allow === undefined ? {} : {allow}),
    indent: indentOf(pageLines, line, value.split('\n')),
    // Parsers may report a mistake in the line after the last one. On the page, this is the closing line of the fence.
    codeLine: (n) => line + (included[(kept[n - 1]?.number ?? Infinity) - 1]?.line ?? value.split('\n').length + 1),
  };
}

/** Returns the indentation of the fence's code, in columns. Fences in lists are indented. */
function indentOf(pageLines: readonly string[], fence: number, lines: readonly string[]): number {
  const index = lines.findIndex((line) => line.trim() !== '');
  return index === -1 ? 0 : Math.max(0, pageLines[fence + index]!.length - lines[index]!.length);
}
