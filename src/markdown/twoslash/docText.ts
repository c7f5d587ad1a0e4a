/** Doc comments as text. */

/** `{@link Client}` reads Client, `{@link Client | the client}` the client. TypeScript puts line breaks around the parts. */
const LINK = /\n?\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*?)\s*\}\n?/g;

/**
 * The first paragraph of a doc comment, and whether the name is deprecated; undefined where there is nothing to read.
 *
 * @param docs - the comment without its tags
 * @param tags - name and text of each tag
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
