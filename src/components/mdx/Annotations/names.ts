/** A selector for the names in code whose type a popup shows. */
export const NAME = '[data-type]';

/** Makes an annotated name, which is an element in a code block, the one that the Tab key reaches in its block. */
export function makeTabStop(name: HTMLElement): void {
  name.tabIndex = 0;
  name.setAttribute('role', 'button');
}
