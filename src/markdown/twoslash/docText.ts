/** Turns doc comments into text. */

/** Matches `{@link Client}` and `{@link Client | the client}`. Twoslash adds line breaks around and inside links. */
const LINK = /\n?\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*?)\s*\}\n?/g;

/**
 * Returns the first paragraph of a doc comment, or undefined if there is no text. For a deprecated name, the text
 * begins with "Deprecated."
 *
 * @param docs - the comment without its tags
 * @param tags - the name and text of each tag
 */
export function docText(
  docs: string | undefined,
  tags: readonly (readonly [string, string | undefined])[] = [],
): string | undefined {
  const deprecated = tags.find(([name]) => name === 'deprecated');
  const parts = [deprecated && `Deprecated. ${deprecated[1] ?? ''}`, docs].map((part = '') =>
    part
      .replace(LINK, (_link, target: string, label: string) => label || target)
      .trim()
      .split(/\n\s*\n/)[0]!
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return parts.filter(Boolean).join(' ') || undefined;
}
