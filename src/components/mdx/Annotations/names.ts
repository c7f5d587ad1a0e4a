/** A name that has a type. */
export const NAME = '[data-type]';

/** Makes a name the one that Tab reaches in its block. */
export function makeTabStop(name: HTMLElement): void {
  name.tabIndex = 0;
  name.setAttribute('role', 'button');
}
