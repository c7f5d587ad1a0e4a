/** A colon before a word (`xmtp:env`, `10:30`) is no directive of the dialect: it stays the text that was written. */
import type {PhrasingContent, Text} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';

/**
 * Gives back a text directive as it was written; what stands in its brackets keeps its markup.
 *
 * @param source - the page's text, in which the node's offsets count
 */
export function textDirectiveToText({name, children, position}: TextDirective, source: string): PhrasingContent[] {
  const start = position!.start.offset!;
  const end = position!.end.offset!;
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return [text(source.slice(start, end) || `:${name}`)];
  return [text(source.slice(start, first.start.offset)), ...children, text(source.slice(last.end.offset, end))];
}

const text = (value: string): Text => ({type: 'text', value});
