/** A fence, or a piece of inline code, to the component that shows it, with its HTML ready. */
import type {Code, InlineCode} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributes} from '../jsx';
import {parseFenceMeta} from '../fence';
import {isAnnotated, type Annotate} from '../twoslash';
import type {PageTypes} from '../twoslash/pageTypes';
import {renderAnnotations} from '../twoslash/render';
import {readNotation, readRanges, type NotedCode} from './notation';
import {renderLines} from '../../shared/code/render';
import {knowsLanguage, tokenize} from './tokenize';

/** Something a writer should know of, at a line of the code (from 1; 0 is the fence itself). */
export interface CodeWarning {
  line: number;
  message: string;
}

export interface CodeResult<Node> {
  node: Node;
  warnings: CodeWarning[];
}

function warningsOf(language: string, {problems}: NotedCode): CodeWarning[] {
  const unknown = knowsLanguage(language)
    ? []
    : [
        {
          line: 0,
          message: `the language "${language}" is not known: the code is shown plain. Write a language of Prism, or text.`,
        },
      ];
  return [
    ...unknown,
    ...problems.map(({line, notation}) => ({
      line,
      message: `[!code ${notation}] is not understood: write ++, --, hl, focus or word:text, with :n for n lines.`,
    })),
  ];
}

/** Without the line break at its end: `code` elements do not show it. */
function withRanges(noted: NotedCode, meta: string): NotedCode['lines'] {
  const ranges = readRanges(meta, noted.lines.length);
  return noted.lines.map((line, index) =>
    ranges.has(index + 1) ? {...line, marks: new Set([...line.marks, 'highlight' as const])} : line,
  );
}

/**
 * A fence as the component `CodeBlock`.
 *
 * @param annotate - checks and annotates a fence that is marked `twoslash`
 * @param types - of the page; those of the fence are added
 * @throws SampleError as `annotate` does
 */
export function toCodeBlock(code: Code, annotate: Annotate, types: PageTypes): CodeResult<MdxJsxFlowElement> {
  const language = code.lang ?? 'text';
  const {title, rest} = parseFenceMeta(code.meta);
  const sample = isAnnotated(rest) ? annotate(code.value, language) : undefined;
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
          ...code.data?.sample,
        }),
        ...(sample && sample.hovers.length > 0 ? [types.attribute] : []),
      ],
      children: [],
    },
    warnings: [...warningsOf(language, noted), ...(sample?.warnings ?? [])],
  };
}

/** Inline code that ends with `{:lang}`, colored; undefined for any other. */
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
