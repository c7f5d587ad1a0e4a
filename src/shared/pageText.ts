/**
 * The format in which a page's script contains the page's static text (src/markdown/rehypeText.ts), and the name of the
 * file to which the build moves the text (src/plugins/pageText).
 */

const MARK = 'portal-text:';

/**
 * Matches what `encodeTexts` or `encodeCount` wrote into a script. The pattern must not match its own source, because
 * scripts can contain this module too.
 */
export const ENCODED_TEXTS = /portal-text:(?:%5B[\w.!~*()%-]*|\d+\.\w+)/g;

/** Encodes texts in characters that no compiler or minifier changes. */
export const encodeTexts = (texts: readonly string[]): string =>
  MARK + encodeURIComponent(JSON.stringify(texts)).replaceAll("'", '%27');

/**
 * Encodes only the number of texts, for a script whose texts are in a separate file.
 *
 * @param hash - the hash of the texts, so that the script's name changes with the texts
 */
export const encodeCount = (count: number, hash: string): string => `${MARK}${count}.${hash}`;

/** Decodes what `encodeTexts` or `encodeCount` returned: the texts, or only the number of texts. */
export function decodeTexts(encoded: string): string[] | number {
  const text = encoded.slice(MARK.length);
  return text.startsWith('%5B') ? (JSON.parse(decodeURIComponent(text)) as string[]) : Number.parseInt(text);
}

/** Returns the path or URL of the file with a page's static text, for the path or URL of the page's script. */
export const textFile = (script: string): string => script.replace(/\.js$/, '.text.json');
