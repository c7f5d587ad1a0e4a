/** A selector for the names in code whose type a popup shows. */
export const NAME = '[data-type]';

/** Makes a name the tab stop of its block: the element that the Tab key reaches. */
export function makeTabStop(name: HTMLElement): void {
  name.tabIndex = 0;
  name.setAttribute('role', 'button');
}
