/**
 * Client module: keeps the text in place when the window's width changes, as when the reader turns a phone. Browsers
 * can't do that themselves: WebKit has no scroll anchoring, and in Chromium it stops when paddings or positions change.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isLayoutLate} from '../hooks/lateLayout';
import {distanceTo, readPlace, type TextPlace} from '../hooks/place';

/** The shortest time between two readings of the place while the reader scrolls, in ms. */
const INTERVAL = 100;

if (ExecutionEnvironment.canUseDOM) {
  let width = window.innerWidth;
  let place: TextPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): void => {
    timer = undefined;
    // Reading the place would lay out all of the text at once. The width differs shortly before the event that says so.
    if (!isLayoutLate() && window.innerWidth === width) place = readPlace();
  };
  window.addEventListener('scroll', () => (timer ??= setTimeout(read, INTERVAL)), {passive: true});
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    if (place?.block.isConnected) window.scrollBy({top: distanceTo(place), behavior: 'instant'});
  });
}
