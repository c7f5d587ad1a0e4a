/** A fence, or a piece of inline code, to the component that shows it, with its HTML ready. */
import type {Code, InlineCode} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributes} from '../jsx';
import {parseFenceMeta} from '../fence';
import {readNotation, readRanges, type NotedCode} from './notation';
import {renderLines} from './render';
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

/** A fence as the component `CodeBlock`. */
export function toCodeBlock(code: Code): CodeResult<MdxJsxFlowElement> {
  const language = code.lang ?? 'text';
  const {title, rest} = parseFenceMeta(code.meta);
  const noted = readNotation(code.value);
  const lines = withRanges(noted, rest);
  const numbered = /(?:^|\s)showLineNumbers(?:\s|=true|$)/.test(rest);
  const text = lines.map((line) => line.text).join('\n');
  return {
    node: {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: attributes({
        html: renderLines(lines, tokenize(text, language), numbered),
        language,
        title,
        numbered: numbered ? '' : undefined,
        focused: lines.some(({marks}) => marks.has('focus')) ? '' : undefined,
        ...code.data?.sample,
      }),
      children: [],
    },
    warnings: warningsOf(language, noted),
  };
}

/** Inline code that ends with `{:lang}`, colored; undefined for any other. */
export function toInlineCode({value}: InlineCode): CodeResult<MdxJsxTextElement> | undefined {
  const [, text, language] = /^(.+)\{:([\w-]+)\}$/s.exec(value) ?? [];
  if (text === undefined || language === undefined) return undefined;
  const noted: NotedCode = {lines: [{text, marks: new Set(), words: []}], numbers: [1], problems: []};
  return {
    node: {
      type: 'mdxJsxTextElement',
      name: 'InlineCode',
      attributes: attributes({html: renderLines(noted.lines, [tokenize(text, language).flat()], false)}),
      children: [],
    },
    warnings: warningsOf(language, noted),
  };
}
