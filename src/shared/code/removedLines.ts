/** The text of code blocks, without lines marked as removed, for the copy button and the Markdown twins. */

/** The attribute of elements in a code block that aren't code, such as notes. Such elements are never copied. */
export const ANNOTATION = 'data-annotation';

/** The class of a line marked as removed. */
export const REMOVED_LINE = 'line-remove';

/** A line of code, or the line break between two lines. */
export interface CodePart {
  text: string;
  /** Whether the part is a line marked as removed. */
  removed: boolean;
}

/** Joins the parts of a code block, without the removed lines and their line breaks. */
export function withoutRemovedLines(parts: readonly CodePart[]): string {
  let kept = '';
  let afterRemoved = false;
  for (const {text, removed} of parts) {
    if (!removed) kept += afterRemoved ? text.replace(/^\n/, '') : text;
    afterRemoved = removed;
  }
  return afterRemoved ? kept.replace(/\n$/, '') : kept;
}
