/** A run of a heading's text. */
export interface HeadingPart {
  text: string;
  /** Whether it is set as code. */
  code: boolean;
}

/**
 * Reads the HTML that Docusaurus makes of a heading for the table of contents, so that it can be shown as
 * React children: code stays code, other markup gives its text alone. Nothing is trusted: what is no tag is text.
 *
 * @param html - `TOCItem.value`: escaped text with tags; see toHeadingHTMLValue of @docusaurus/mdx-loader
 */
export function headingParts(html: string): HeadingPart[] {
  const parts: HeadingPart[] = [];
  let depth = 0;
  for (const [token] of html.matchAll(/<\/?[a-z][^>]*>|[^<]+|</gi)) {
    if (/^<code\b/i.test(token)) depth += 1;
    else if (/^<\/code\b/i.test(token)) depth -= 1;
    else if (!/^<\/?[a-z]/i.test(token)) append(parts, unescape(token), depth > 0);
  }
  return parts;
}

/** Joins runs of one kind. */
function append(parts: HeadingPart[], text: string, code: boolean): void {
  const last = parts.at(-1);
  if (last?.code === code) last.text += text;
  else parts.push({text, code});
}

/** The five that Docusaurus' escaping writes. */
const ENTITIES: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};

const unescape = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
