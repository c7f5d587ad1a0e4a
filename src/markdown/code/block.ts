/** Turns fences (code blocks) and inline code into the components that show them. The build renders code to HTML. */
import type {Code, InlineCode} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributes} from '../jsx';
import {parseFenceMeta} from '../fence';
import type {PageTypes} from '../twoslash/pageTypes';
import {renderAnnotations} from '../twoslash/render';
import type {Sample} from '../twoslash/sample';
import {readNotation, readRanges, unmatchedRanges, type NotedCode} from './notation';
import {renderLines} from '../../shared/code/render';
import {closestLanguage, isSupportedLanguage, tokenize} from './tokenize';

/** A warning for the writer. `line` counts the lines of the code from 1; 0 is the opening line of the fence. */
export interface CodeWarning {
  line: number;
  message: string;
}

export interface CodeResult<Node> {
  node: Node;
  warnings: CodeWarning[];
}

function languageWarning(language: string): CodeWarning {
  const near = closestLanguage(language);
  const remedy = near === undefined ? 'a language of Prism, or text' : `${near}, another language of Prism, or text`;
  return {line: 0, message: `the language "${language}" isn't supported, so the code has no colors. Write ${remedy}.`};
}

function warningsOf(language: string, {problems}: NotedCode): CodeWarning[] {
  const unknown = isSupportedLanguage(language) ? [] : [languageWarning(language)];
  return [
    ...unknown,
    ...problems.map(({line, notation, misplaced}) => ({
      line,
      message:
        misplaced === undefined
          ? `[!code ${notation}] isn't supported: write ++, --, hl, focus or word:text, with :n for n lines.`
          : `"${misplaced}" marks nothing, and readers see it: put all marks of the line in one comment at its end, without other text, such as // [!code ++] [!code focus].`,
    })),
  ];
}

function rangeWarnings(meta: string, lineCount: number): CodeWarning[] {
  const remedy = `write {n} for a line or {n-m} for several, with numbers from 1 to ${lineCount}`;
  return unmatchedRanges(meta, lineCount).map((range) => ({
    line: 0,
    message: `${range} highlights nothing: ${remedy}.`,
  }));
}

/** Highlights the lines that the fence's meta string lists, as in `{1,3-5}`. */
function withRanges(noted: NotedCode, meta: string): NotedCode['lines'] {
  const ranges = readRanges(meta, noted.lines.length);
  return noted.lines.map((line, index) =>
    ranges.has(index + 1) ? {...line, marks: new Set([...line.marks, 'highlight' as const])} : line,
  );
}

/** Returns the language of a fence; `text` by default. */
export const languageOf = ({lang}: Code): string => lang ?? 'text';

/**
 * Turns a fence into the component `CodeBlock`.
 *
 * @param sample - the checked code of a fence marked `twoslash`
 * @param types - the page's types, to which this function adds the sample's types
 */
export function toCodeBlock(code: Code, sample: Sample | undefined, types: PageTypes): CodeResult<MdxJsxFlowElement> {
  const language = languageOf(code);
  const {title, rest} = parseFenceMeta(code.meta);
  const noted = readNotation((sample?.code ?? code.value).replace(/\r\n?/g, '\n'));
  const lines = withRanges(noted, rest);
  const numbered = /(?:^|\s)showLineNumbers(?:\s|=true|$)/.test(rest);
  const text = lines.map((line) => line.text).join('\n');
  const tokens = tokenize(text, sample?.language ?? language);
  const html = sample
    ? renderAnnotations(sample, lines, tokens, numbered, types)
    : renderLines(lines, tokens, numbered);
  return {
    node: {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        ...attributes({
          html,
          language,
          title,
          label: code.data?.label,
          numbered: numbered ? '' : undefined,
          focused: lines.some(({marks}) => marks.has('focus')) ? '' : undefined,
          annotated: sample ? '' : undefined,
          note: code.data?.note,
        }),
        ...(sample && sample.hovers.length > 0 ? [types.attribute] : []),
      ],
      children: [],
    },
    warnings: [...warningsOf(language, noted), ...rangeWarnings(rest, lines.length), ...(sample?.warnings ?? [])],
  };
}

/** Turns inline code that ends with `{:lang}` into the component `InlineCode`; returns undefined for other code. */
export function toInlineCode({value}: InlineCode): CodeResult<MdxJsxTextElement> | undefined {
  const [, text, language] = /^(.+)\{:([\w-]+)\}$/s.exec(value) ?? [];
  if (text === undefined || language === undefined) return undefined;
  const line = text.replace(/\r\n?|\n/g, ' ');
  const noted: NotedCode = {lines: [{text: line, marks: new Set(), words: []}], numbers: [1], problems: []};
  return {
    node: {
      type: 'mdxJsxTextElement',
      name: 'InlineCode',
      attributes: attributes({html: renderLines(noted.lines, tokenize(line, language), false)}),
      children: [],
    },
    warnings: warningsOf(language, noted),
  };
}
