/**
 * How a page's static text is written in its script (src/markdown/rehypeText.ts), and where the build puts it
 * (src/plugins/pageText).
 */

const MARK = 'portal-text:';

/** Matches static text in a script, or its number. It doesn't match itself. */
export const ENCODED_TEXTS = /portal-text:(?:%5B[\w.!~*()%-]*|\d+\.\w+)/g;

/** Writes texts in characters that every compiler and minifier leaves as they are. */
export const encodeTexts = (texts: readonly string[]): string =>
  MARK + encodeURIComponent(JSON.stringify(texts)).replaceAll("'", '%27');

/**
 * Writes only the number of texts, for a script without them.
 *
 * @param hash - of the texts, so that the script's name changes with them
 */
export const encodeCount = (count: number, hash: string): string => `${MARK}${count}.${hash}`;

/** Returns the texts, or their number if the script is without them. */
export function decodeTexts(encoded: string): string[] | number {
  const text = encoded.slice(MARK.length);
  return text.startsWith('%5B') ? (JSON.parse(decodeURIComponent(text)) as string[]) : Number.parseInt(text);
}

/** Returns the path or the URL of the file with a page's static text, from those of the page's script. */
export const textFile = (script: string): string => script.replace(/\.js$/, '.text.json');
