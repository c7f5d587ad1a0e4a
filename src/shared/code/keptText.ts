/** What of a block is its code: shared by the copy button, which reads the page, and by the Markdown twins. */

/** The attribute of what is laid over code, such as popups of types. It is never copied. */
export const ANNOTATION = 'data-annotation';

/** The class of a line that a sample removes. */
export const REMOVED_LINE = 'line-remove';

/** A line, or the text between two lines. */
export interface CodePart {
  text: string;
  /** Whether it is a removed line. */
  removed: boolean;
}

/** The text of a block's parts without the removed lines; each takes its line break along. */
export function keptText(parts: readonly CodePart[]): string {
  let kept = '';
  let afterRemoved = false;
  for (const {text, removed} of parts) {
    if (!removed) kept += afterRemoved ? text.replace(/^\n/, '') : text;
    afterRemoved = removed;
  }
  return afterRemoved ? kept.replace(/\n$/, '') : kept;
}
