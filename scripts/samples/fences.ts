/** Pages to samples: every fence, wherever it stands, with its place on the page. */
import type {Code} from 'mdast';
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

/**
 * The samples of a page, in their order.
 *
 * @param file - the page from the repository's root, with slashes
 * @throws VFileMessage where the page isn't valid MDX
 */
export function readFences(file: string, text: string): Sample[] {
  const samples: Sample[] = [];
  visit(pages.parse({path: file, value: text}), 'code', (code) => {
    samples.push(toSample(file, text.split('\n'), code));
  });
  return samples;
}

function toSample(file: string, pageLines: readonly string[], code: Code): Sample {
  const language = code.lang ?? '';
  const {title} = parseFenceMeta(code.meta);
  const {with: names, nocheck} = readSampleMeta(code.meta);
  // Removed lines show what was; a reader copies what is left.
  const {lines, numbers} = readNotation(code.value);
  const kept = lines.flatMap(({text: shown, marks}, index) =>
    marks.has('remove') ? [] : [{shown, number: numbers[index]!}],
  );
  const text = kept.map(({shown}) => shown).join('\n');
  const line = code.position!.start.line;
  const sdk = sdkOf({language, title, code: text, with: names});
  return {
    file,
    line,
    language,
    ...(title === undefined ? {} : {title}),
    ...(sdk === undefined ? {} : {sdk}),
    code: text,
    with: names,
    ...(nocheck === undefined ? {} : {nocheck}),
    indent: indentOf(pageLines, line, code.value.split('\n')),
    // Past the end, as parsers report it, is the line after the last one.
    codeLine: (n) => line + (kept[n - 1]?.number ?? code.value.split('\n').length + 1),
  };
}

/** By how much the first line with text is moved in: fences may stand in lists. */
function indentOf(pageLines: readonly string[], fence: number, lines: readonly string[]): number {
  const index = lines.findIndex((line) => line.trim() !== '');
  return index === -1 ? 0 : Math.max(0, pageLines[fence + index]!.length - lines[index]!.length);
}
