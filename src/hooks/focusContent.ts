import {idOfHash} from '../shared/routes';

/** Moves the focus to the page's content, without scrolling. */
export function focusContent(): void {
  document.getElementById('content')?.focus({preventScroll: true});
}

/**
 * Moves the focus to the heading that a hash names, without scrolling, so that the next Tab continues from the heading.
 *
 * @param hash - empty, or begins with `#`; if it names no element, nothing happens
 */
export function focusHeading(hash: string): void {
  const heading = document.getElementById(idOfHash(hash));
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({preventScroll: true});
}
