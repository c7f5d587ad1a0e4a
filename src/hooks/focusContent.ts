import {idOfHash} from '../shared/routes';
import {retryAfterParts} from './hydration';
import {reveal} from './reveal';

/** Moves the focus to the page's content, without scrolling. */
export function focusContent(): void {
  document.getElementById('content')?.focus({preventScroll: true});
}

/**
 * Moves the focus to the heading that a hash names, without scrolling, so that the next Tab continues from the heading.
 * Opens closed details and tabs around the heading, because nothing in them can have the focus. If the heading hasn't
 * rendered yet, waits for it, and then does nothing if the focus has moved in the meantime.
 *
 * @param hash - empty, or begins with `#`; if it names no element, nothing happens
 */
export function focusHeading(hash: string): void {
  const id = idOfHash(hash);
  if (id === '') return;
  const focused = document.activeElement;
  void retryAfterParts(() => {
    if (document.activeElement !== focused) return true;
    const heading = document.getElementById(id);
    if (!heading) return false;
    reveal(heading);
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({preventScroll: true});
    return document.activeElement === heading;
  });
}
