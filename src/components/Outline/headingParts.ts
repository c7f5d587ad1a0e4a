import {unescapeHtml} from '../../shared/html';

/** A part of a heading's text that is either all code or all plain text. */
export interface HeadingPart {
  text: string;
  code: boolean;
}

/**
 * Parses the HTML that Docusaurus generates for a heading in the table of contents, so that React can render it
 * without injecting HTML. Keeps code, drops other markup, and treats everything that isn't a tag as text.
 *
 * @param html - `TOCItem.value`: escaped text with tags; see toHeadingHTMLValue of @docusaurus/mdx-loader
 */
export function headingParts(html: string): HeadingPart[] {
  const parts: HeadingPart[] = [];
  let depth = 0;
  for (const [token] of html.matchAll(/<\/?[a-z][^>]*>|[^<]+|</gi)) {
    if (/^<code\b/i.test(token)) depth += 1;
    else if (/^<\/code\b/i.test(token)) depth -= 1;
    else if (!/^<\/?[a-z]/i.test(token)) append(parts, unescapeHtml(token), depth > 0);
  }
  return parts;
}

function append(parts: HeadingPart[], text: string, code: boolean): void {
  const last = parts.at(-1);
  if (last?.code === code) last.text += text;
  else parts.push({text, code});
}
