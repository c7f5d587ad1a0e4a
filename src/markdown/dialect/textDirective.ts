/** Text directives: the portal doesn't support them, so a colon before a word (`xmtp:env`, `10:30`) stays text. */
import type {PhrasingContent, Text} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';

/**
 * Turns a text directive back into its source text. Markup in the directive's brackets stays markup.
 *
 * @param source - the text of the page, which the node's offsets refer to
 */
export function textDirectiveToText({name, children, position}: TextDirective, source: string): PhrasingContent[] {
  const start = position!.start.offset!;
  const end = position!.end.offset!;
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return [text(source.slice(start, end) || `:${name}`)];
  return [text(source.slice(start, first.start.offset)), ...children, text(source.slice(last.end.offset, end))];
}

const text = (value: string): Text => ({type: 'text', value});
