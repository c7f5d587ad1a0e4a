/** Pages to samples: every fence, wherever it stands, with its place on the page. */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {sdkOf} from '../../src/config/sdks';
import {readNotation} from '../../src/markdown/code/notation';
import {parseFenceMeta} from '../../src/markdown/fence';
import {readSampleMeta} from '../../src/markdown/sample';
import type {Sample} from './types';

const pages = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** A fence as it is written. */
export interface Fence {
  /** Line of the page where it opens, from 1. */
  line: number;
  lang: string;
  meta: string;
  value: string;
}

/**
 * The fences of a page, in their order, wherever they stand.
 *
 * @param file - the page from the repository's root, with slashes
 * @throws VFileMessage where the page isn't valid MDX
 */
export function parseFences(file: string, text: string): Fence[] {
  const fences: Fence[] = [];
  // `## Part {#id}` is no expression of MDX; as Docusaurus does, and without moving a line.
  visit(pages.parse({path: file, value: escapeMarkdownHeadingIds(text)}), 'code', ({position, lang, meta, value}) => {
    fences.push({line: position!.start.line, lang: lang ?? '', meta: meta ?? '', value});
  });
  return fences;
}

/**
 * The samples of a page, in their order.
 *
 * @param file - the page from the repository's root, with slashes
 * @param fences - of the page, where they are known
 * @throws VFileMessage where the page isn't valid MDX
 */
export function readFences(file: string, text: string, fences: readonly Fence[] = parseFences(file, text)): Sample[] {
  const lines = text.split('\n');
  return fences.map((fence) => toSample(file, lines, fence));
}

function toSample(file: string, pageLines: readonly string[], {line, lang: language, meta, value}: Fence): Sample {
  const {title} = parseFenceMeta(meta);
  const {with: names, nocheck} = readSampleMeta(meta);
  // Removed lines show what was; a reader copies what is left.
  const {lines, numbers} = readNotation(value);
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
    indent: indentOf(pageLines, line, value.split('\n')),
    // Past the end, as parsers report it, is the line after the last one.
    codeLine: (n) => line + (kept[n - 1]?.number ?? value.split('\n').length + 1),
  };
}

/** By how much the first line with text is moved in: fences may stand in lists. */
function indentOf(pageLines: readonly string[], fence: number, lines: readonly string[]): number {
  const index = lines.findIndex((line) => line.trim() !== '');
  return index === -1 ? 0 : Math.max(0, pageLines[fence + index]!.length - lines[index]!.length);
}
