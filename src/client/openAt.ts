import {currentRendering, retryAfterParts} from '../hooks/hydration';

/** A place in the page: its distance from the page's top in px, or the element at it. */
type Place = number | Element;

/** The number of calls of {@link openAt}, so that a call notices when a later one replaces it. */
let calls = 0;

/** Whether the page hasn't scrolled yet to the place at which it opens. */
export const isOpening = (): boolean => 'opening' in document.documentElement.dataset;

/**
 * Scrolls a page that has just been opened to a place. If the page renders in parts, its text is invisible until
 * everything in view at this place has rendered (`data-opening` in css/base.css). If such a page lacks the place, it
 * opens at its top. A second call replaces the first.
 *
 * @param find - returns the place, or undefined if it hasn't rendered
 * @returns resolves when the text is visible
 */
export async function openAt(find: () => Place | undefined): Promise<void> {
  const {dataset} = document.documentElement;
  delete dataset.opening;
  calls += 1;
  const call = calls;
  const opened = retryAfterParts(() => call !== calls || scrollToPlace(find()));
  if (!opened) return;
  dataset.opening = '';
  window.scrollTo({top: 0, behavior: 'instant'});
  await opened;
  if (call === calls) delete dataset.opening;
}

/** Scrolls to `place` and returns true. Returns false if it, or something in view there, may not have rendered. */
function scrollToPlace(place: Place | undefined): boolean {
  if (place === undefined) return false;
  const {documentElement} = document;
  const top = typeof place === 'number' ? place - window.scrollY : place.getBoundingClientRect().top;
  const {bottom} = (document.querySelector('.markdown') ?? documentElement).getBoundingClientRect();
  if (top + documentElement.clientHeight > bottom && currentRendering() === 'navigation') return false;
  if (typeof place === 'number') window.scrollTo({top: place, behavior: 'instant'});
  else place.scrollIntoView();
  return true;
}
