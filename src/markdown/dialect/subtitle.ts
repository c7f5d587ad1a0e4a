/** `# Title [Subtitle]`: the subtitle is shown below the title, and isn't part of the page's title. */
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Heading, PhrasingContent, Text} from 'mdast';
import type * as FromMarkdown from 'mdast-util-from-markdown';
import type * as ToString from 'mdast-util-to-string';
import type * as DecodeString from 'micromark-util-decode-string';
import {esModule} from '../../buildTools/esModule';

const {fromMarkdown} = esModule(require.resolve('mdast-util-from-markdown')) as typeof FromMarkdown;
const {toString} = esModule(require.resolve('mdast-util-to-string')) as typeof ToString;
const {decodeString} = esModule(require.resolve('micromark-util-decode-string')) as typeof DecodeString;

export interface SplitTitle {
  title: PhrasingContent[];
  subtitle: PhrasingContent[];
}

/** The position of a bracket in a heading: the index of the child node, and the offset in that child's source. */
interface Bracket {
  child: number;
  offset: number;
}

/**
 * Splits a heading into the title and the subtitle in brackets at the end. Links, brackets after a backslash, and
 * brackets without a title before them aren't subtitles.
 *
 * @param source - the text of the page, which the heading's offsets refer to
 * @returns undefined if there is no subtitle
 */
export function splitTitle({children}: Heading, source: string): SplitTitle | undefined {
  const sources = children.map(({type, position}) =>
    type === 'text' && position ? source.slice(position.start.offset, position.end.offset) : undefined,
  );
  const last = sources.length - 1;
  const [, body, id = ''] = /^([^]*?\])((?:\s*\\?\{#[^}]*\})?\s*)$/.exec(sources[last] ?? '') ?? [];
  if (body === undefined || isEscaped(body, body.length - 1)) return undefined;
  sources[last] = body.slice(0, -1);
  const open = findOpening(sources);
  if (!open) return undefined;
  const before = sources[open.child]!.slice(0, open.offset);
  const title = [...children.slice(0, open.child), ...text(before.trimEnd() + id)];
  if (open.child === 0 && before.trim() === '') return undefined;
  const rest = sources[open.child]!.slice(open.offset + 1);
  const subtitle =
    open.child === last ? text(rest) : [...text(rest), ...children.slice(open.child + 1, last), ...text(sources[last])];
  return subtitle.length > 0 ? {title, subtitle} : undefined;
}

/** Finds the bracket that opens the subtitle. Returns undefined if there is none, or if no white space precedes it. */
function findOpening(sources: readonly (string | undefined)[]): Bracket | undefined {
  let depth = 0;
  for (let child = sources.length - 1; child >= 0; child -= 1) {
    const source = sources[child] ?? '';
    for (let offset = source.length - 1; offset >= 0; offset -= 1) {
      if (isEscaped(source, offset)) continue;
      if (source[offset] === ']') depth += 1;
      if (source[offset] !== '[') continue;
      if (depth === 0) return /\s/.test(source[offset - 1] ?? '') ? {child, offset} : undefined;
      depth -= 1;
    }
  }
  return undefined;
}

/** Whether a character is escaped: the number of backslashes before it is odd. */
function isEscaped(source: string, offset: number): boolean {
  let start = offset;
  while (source[start - 1] === '\\') start -= 1;
  return (offset - start) % 2 === 1;
}

/** Creates a text node from source that has no markup. An empty source gives no node. */
const text = (source: string): Text[] => (source === '' ? [] : [{type: 'text', value: decodeString(source)}]);

/** Returns the Markdown of a page, but with a title that has neither subtitle nor markup. */
export function withPlainTitle(markdown: string): string {
  // Most titles are plain, so their pages needn't be parsed here.
  if (!/^ {0,3}#[ \t].*[[*_`~&\\]|\n=+[ \t]*$/m.test(markdown)) return markdown;
  const heading = fromMarkdown(markdown).children.find((node) => node.type === 'heading' && node.depth === 1);
  if (heading?.type !== 'heading') return markdown;
  const {start, end} = heading.position!;
  const title = toString(splitTitle(heading, markdown)?.title ?? heading);
  return `${markdown.slice(0, start.offset)}# ${title}${markdown.slice(end.offset)}`;
}

/** Wraps a front matter parser so that its result has a plain title, which Docusaurus takes as the page's title. */
export function parseWithPlainTitle(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    return {...parsed, content: withPlainTitle(parsed.content)};
  };
}
