/** Reads a page's source as text, for code that can't use the parsed Markdown, such as finding a mistake's line. */
import {parseMarkdownContentTitle} from '@docusaurus/utils';

/** Matches a page's front matter. The first group has the lines between the `---` lines. */
export const FRONT_MATTER = /^---(?!-)[^\n]*\n(?:([^]*?)\n)??---(?!-)[^\n]*/;
/** Matches code blocks, whose lines may begin with "# " without being titles. */
export const FENCE = /^([ \t>]*)(`{3,}|~{3,}).*\n[^]*?^[ \t>]*\2[`~]*[ \t]*$/gm;
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;

/** Replaces matches of patterns with spaces, so that the rest keeps its position. */
export const blank = (text: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, (part) => part.replace(/[^\n]/g, ' ')), text);

/** Returns a text without code blocks and comments. */
export const onlyText = (text: string): string => blank(text, FENCE, COMMENT);

/** Returns a page's text without its front matter, and without white space at the ends. */
export const withoutFrontMatter = (page: string): string => page.replace(FRONT_MATTER, '').trim();

/** Matches a title: `# Title`, or a line with a line of equals signs below it. */
const TITLE = /^ {0,3}#[ \t]+\S.*$|^.*\S.*\n {0,3}=+[ \t]*$/m;

/**
 * Moves the title to the start of a page's text, because Docusaurus looks for it only there. Removes the comment that
 * sets the title's anchor, because Docusaurus would keep it. Docusaurus uses the result only for the page's title and
 * description.
 */
export function withTitleFirst(content: string): string {
  const {contentTitle} = parseMarkdownContentTitle(content);
  if (contentTitle !== undefined && !/(?:\*\/\}|-->)$/.test(contentTitle)) return content;
  const text = onlyText(content);
  const start = text.search(TITLE);
  const [title] = TITLE.exec(text) ?? [];
  if (title === undefined) return content;
  return `${title.trim()}\n\n${content.slice(0, start)}${content.slice(start + title.length)}`;
}

/** A line of the front matter. */
interface Line {
  text: string;
  /** Counted from 1 in the page. */
  number: number;
}

/** Returns the lines of a page's front matter that aren't empty; none if the page has no front matter. */
const frontMatterLines = (page: string): Line[] =>
  (FRONT_MATTER.exec(page)?.[1] ?? '')
    .split('\n')
    // The front matter begins on line 2.
    .map((text, index) => ({text, number: index + 2}))
    .filter(({text}) => /^\s*[^\s#]/.test(text));

const indentOf = ({text}: Line): number => text.search(/\S/);

/**
 * Returns the number of the line that sets a value of the front matter. If no line does, returns the line of the
 * closest key above the value, or 1.
 */
export function lineOfKey(page: string, path: string): number {
  let block = frontMatterLines(page);
  let found = 1;
  for (const [segment, quoted] of path.matchAll(/\[("(?:[^"\\]|\\.)*")\]|[^.[\]]+/g)) {
    const key = quoted === undefined ? segment : (JSON.parse(quoted) as string);
    const indent = block[0] && indentOf(block[0]);
    const index = block.findIndex(
      (line) => indentOf(line) === indent && /^\s*(["']?)(.+?)\1\s*:(?:\s|$)/.exec(line.text)?.[2] === key,
    );
    if (index === -1) break;
    found = block[index]!.number;
    // Below the key, only its own lines are indented more.
    const below = block.slice(index + 1);
    const end = below.findIndex((line) => indentOf(line) <= indent!);
    block = end === -1 ? below : below.slice(0, end);
  }
  return found;
}
