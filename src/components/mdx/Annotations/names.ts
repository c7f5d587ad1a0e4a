/** A selector for the names in code whose type a popup shows. */
export const NAME = '[data-type]';

/** Makes an annotated name in a code block the tab stop of its block: the Tab key then reaches it. */
export function makeTabStop(name: HTMLElement): void {
  name.tabIndex = 0;
  name.setAttribute('role', 'button');
}
