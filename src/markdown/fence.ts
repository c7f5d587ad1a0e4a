/** The parts of a meta string, the text after a code fence's language: ` ```ts [Title] {1,3} with="client" `. */
export interface FenceMeta {
  /** From `[Title]` or `title="Title"`; the latter wins. */
  title: string | undefined;
  /** Everything else, as written. */
  rest: string;
}

const BRACKETS = /(?:^|\s)\[([^\]]{1,200})\]/;
const ATTRIBUTE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;

/** Separates the title from the rest of a fence's meta string. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const attribute = ATTRIBUTE.exec(text);
  const brackets = BRACKETS.exec(text.replace(ATTRIBUTE, ' '));
  const title = (attribute?.[1] ?? attribute?.[2] ?? brackets?.[1])?.trim();
  const rest = text.replace(ATTRIBUTE, ' ').replace(BRACKETS, ' ').trim();
  return {title: title || undefined, rest};
}
