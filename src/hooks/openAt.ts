import {currentRendering, retryAfterParts} from './hydration';

/** A place in the page: its distance from the page's top in px, or the element at it. */
type Place = number | Element;

/**
 * Scrolls a page that has just been opened to a place. If the page renders in parts, its text is invisible until it has
 * rendered as far as a window at this place shows (`data-opening` in css/base.css). If there is no such place, the page
 * opens at its top.
 *
 * @param find - returns the place, or undefined if it hasn't rendered
 * @returns resolves when the page has scrolled to the place
 */
export async function openAt(find: () => Place | undefined): Promise<void> {
  const opened = retryAfterParts(() => scrollToPlace(find()));
  if (!opened) return;
  document.documentElement.dataset.opening = '';
  window.scrollTo({top: 0, behavior: 'instant'});
  await opened;
  delete document.documentElement.dataset.opening;
}

/** Scrolls to `place` and returns true, or returns false if what is below the place may render later. */
function scrollToPlace(place: Place | undefined): boolean {
  if (place === undefined) return false;
  const {scrollHeight, clientHeight} = document.documentElement;
  const top = typeof place === 'number' ? place : place.getBoundingClientRect().top + window.scrollY;
  if (top + clientHeight > scrollHeight && currentRendering() === 'navigation') return false;
  if (typeof place === 'number') window.scrollTo({top, behavior: 'instant'});
  else place.scrollIntoView();
  return true;
}
