import {idOfHash} from '../shared/routes';
import {retryAfterParts} from './hydration';
import {reveal} from './reveal';

/**
 * Moves the focus to the page's content, without scrolling. The content stays focusable only until it loses the
 * focus. Otherwise, a click on its text would focus it, and the next Tab would go to the start of the page.
 */
export function focusContent(): void {
  const content = document.getElementById('content');
  if (!content) return;
  content.tabIndex = -1;
  content.focus({preventScroll: true});
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), {once: true});
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
