/** What stands behind the language of a fence: ` ```ts [Title] {1,3} with="client" `. */
export interface FenceMeta {
  /** From `[Title]` or `title="Title"`; the latter wins. */
  title: string | undefined;
  /** All the rest, as it was written. */
  rest: string;
}

const BRACKETS = /(?:^|\s)\[([^\]]{1,200})\]/;
const ATTRIBUTE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;

/** Takes the title out of a fence's meta string; both ways of writing it are understood. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const attribute = ATTRIBUTE.exec(text);
  const brackets = BRACKETS.exec(text.replace(ATTRIBUTE, ' '));
  const title = (attribute?.[1] ?? attribute?.[2] ?? brackets?.[1])?.trim();
  const rest = text.replace(ATTRIBUTE, ' ').replace(BRACKETS, ' ').trim();
  return {title: title || undefined, rest};
}
