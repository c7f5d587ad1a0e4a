/** Text directives: the portal doesn't support them, so a colon before a word (`xmtp:env`, `10:30`) stays text. */
import type {Definition, PhrasingContent, Root, Text} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../../buildTools/esModule';
import {DialectError} from './problem';

const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

/** What a page defines, by normalized names: `[name]: /address` and `[^name]: Note.` */
export interface Definitions {
  /** The addresses of links and images. */
  links: ReadonlyMap<string, Definition>;
  footnotes: ReadonlySet<string>;
}

/** Returns what a page's links, images and footnotes can refer to. Of two definitions with a name, the first counts. */
export function definitionsIn(tree: Root): Definitions {
  const links = new Map<string, Definition>();
  const footnotes = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'definition' && !links.has(node.identifier)) links.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') footnotes.add(node.identifier);
  });
  return {links, footnotes};
}

/**
 * Turns a text directive back into its source text. Markup in the directive's brackets stays markup.
 *
 * @param page - `source` is the text of the page, which the node's offsets refer to
 * @throws DialectError if the directive's brackets would be a link or a footnote without the colon
 */
export function textDirectiveToText(
  {name, children, position}: TextDirective,
  {source, definitions}: {source: string; definitions: Definitions},
): PhrasingContent[] {
  const start = position!.start.offset!;
  const end = position!.end.offset!;
  const hidden = hiddenMarkup(source, start + 1 + name.length, end, definitions);
  if (hidden !== undefined) {
    throw new DialectError(
      `the colon before "${name}" turns ${hidden} into plain text: ` +
        `write \\:${name} to keep the link or footnote, or \\[ to show the bracket.`,
      position,
    );
  }
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return [text(source.slice(start, end) || `:${name}`)];
  return [text(source.slice(start, first.start.offset)), ...children, text(source.slice(last.end.offset, end))];
}

const text = (value: string): Text => ({type: 'text', value});

/** Matches the part of a link after its text: `(/address "Title")`. */
const TARGET = /\((?:<[^<>\n]*>|[^\s<>]*?)(?:\s+(?:"[^"]{0,1000}"|'[^']{0,1000}'|\([^()]{0,1000}\)))?\s*\)/y;
/** Matches the name after a link's text: `[name]`. */
const REFERENCE = /\[((?:\\.|[^\\[\]])*)\]/y;

/**
 * Returns the link or footnote that begins with the brackets of a text directive; undefined if there is none.
 *
 * @param start - the offset of the opening bracket, if the directive has brackets
 * @param end - the offset of the directive's end
 */
function hiddenMarkup(source: string, start: number, end: number, definitions: Definitions): string | undefined {
  if (source[start] !== '[' || source[end - 1] !== ']') return undefined;
  const label = source.slice(start + 1, end - 1);
  const matchAtEnd = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = end;
    return pattern.exec(source);
  };
  const target = matchAtEnd(TARGET);
  const reference = matchAtEnd(REFERENCE);
  const isHidden =
    target !== null ||
    (label.startsWith('^') && definitions.footnotes.has(normalize(label.slice(1)))) ||
    definitions.links.has(normalize(reference?.[1] || label));
  return isHidden ? (source.slice(start, end) + (target ?? reference ?? [''])[0]).replace(/\s+/g, ' ') : undefined;
}

/** Normalizes a name as Markdown does. */
const normalize = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();
