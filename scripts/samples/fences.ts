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
import {sdkOf} from '../../src/shared/sdks';
import {readNotation} from '../../src/markdown/code/notation';
import {IncludeError, includedLines, type ReadFile} from '../../src/markdown/code/include';
import {readSnippet} from '../../src/markdown/code/snippets';
import {parseFenceMeta} from '../../src/markdown/fence';
import {readSampleMeta} from '../../src/markdown/sample';
import {virtualFiles} from '../../src/markdown/virtualFiles';
import type {Sample} from './types';

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
 * Returns the samples of a page in order.
 *
 * @param file - the page's path from the repository's root, with slashes
 * @param fences - the page's fences, if they are already parsed
 * @throws VFileMessage if the page isn't valid MDX
 */
export function readFences(file: string, text: string, fences: readonly Fence[] = parseFences(file, text)): Sample[] {
  const lines = text.split('\n');
  const virtual = virtualFiles(fences);
  const read: ReadFile = (name) => {
    const own = virtual.get(name);
    return own === undefined ? readSnippet(name, {root: ROOT, page: path.join(ROOT, file)}) : {text: own};
  };
  return fences.map((fence) => toSample(file, lines, fence, include(file, fence, read)));
}

/** @throws Error with the page and line, if something can't be included */
function include(file: string, {line, value}: Fence, read: ReadFile): ReturnType<typeof includedLines> {
  try {
    return includedLines(value, read);
  } catch (error) {
    throw error instanceof IncludeError ? new Error(`${file}:${line + error.line}: ${error.message}`) : error;
  }
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
