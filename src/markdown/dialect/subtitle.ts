/** `# Title [Subtitle]`: the subtitle is shown below the title, and the page is called without it. */
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Heading, PhrasingContent, Text} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {decodeString} from 'micromark-util-decode-string';

export interface SplitTitle {
  title: PhrasingContent[];
  subtitle: PhrasingContent[];
}

/** A place in a heading: which child, and how far into its source. */
interface Bracket {
  child: number;
  offset: number;
}

/**
 * Parts a heading at the brackets at its end. Brackets that make a link are no text any more and stay, as do brackets
 * behind a backslash and those without a title before them.
 *
 * @param source - the page's text, in which the heading's offsets count
 * @returns undefined where there is no subtitle
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

/** The bracket that belongs to the one at the end: backwards, past brackets in between; a space stands before it. */
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

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(source: string, offset: number): boolean {
  let start = offset;
  while (source[start - 1] === '\\') start -= 1;
  return (offset - start) % 2 === 1;
}

/** The text that a piece of source stands for; none for an empty one. */
const text = (source: string): Text[] => (source === '' ? [] : [{type: 'text', value: decodeString(source)}]);

/** A page's text whose title is plain: without a subtitle, and without markup. */
export function withPlainTitle(markdown: string): string {
  // Most titles are plain, and their pages are not read twice.
  if (!/^ {0,3}#[ \t].*[[*_`~&\\]|\n=+[ \t]*$/m.test(markdown)) return markdown;
  const heading = fromMarkdown(markdown).children.find((node) => node.type === 'heading' && node.depth === 1);
  if (heading?.type !== 'heading') return markdown;
  const {start, end} = heading.position!;
  const title = toString(splitTitle(heading, markdown)?.title ?? heading);
  return `${markdown.slice(0, start.offset)}# ${title}${markdown.slice(end.offset)}`;
}

/** Docusaurus reads a page's title from its text, with the front matter: here it gets the plain one. */
export function parseWithPlainTitle(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    return {...parsed, content: withPlainTitle(parsed.content)};
  };
}
