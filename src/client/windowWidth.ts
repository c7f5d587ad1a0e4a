/**
 * Client module: keeps the text in place when the window's width changes, as when the reader turns a phone. Browsers
 * can't do that themselves: WebKit has no scroll anchoring, and in Chromium it stops when paddings or positions change.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isLayoutLate} from '../hooks/lateLayout';

/** A place in the text that doesn't depend on heights, which change with the window's width. */
interface Place {
  /** The first block of the text that reaches below {@link LINE}. */
  block: Element;
  /** The distance of the block's top from the window's top, in px. */
  top: number;
  /** How much of the block is above {@link LINE}: from 0 to 1. */
  part: number;
}

/** The distance from the window's top, in px, below which the reader reads: about the height of the sticky bars. */
const LINE = 64;

/** The shortest time between two readings of the place while the reader scrolls, in ms. */
const INTERVAL = 100;

if (ExecutionEnvironment.canUseDOM) {
  let width: number | undefined;
  let place: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): void => {
    timer = undefined;
    if (isZoomed()) place = undefined;
    // Reading the place would lay out all of the text at once. The width changes shortly before `resize` fires.
    else if (!isLayoutLate() && window.innerWidth === width) place = readPlace();
  };
  const readLater = (): void => {
    width ??= window.innerWidth;
    timer ??= setTimeout(read, INTERVAL);
  };
  // The page may open at a heading. In a task of its own, because reading the width can make the browser lay out the page.
  setTimeout(readLater);
  window.addEventListener('scroll', readLater, {passive: true});
  window.addEventListener('resize', () => {
    if (isZoomed()) place = undefined;
    else if (window.innerWidth !== width) {
      width = window.innerWidth;
      if (place?.block.isConnected) window.scrollBy({top: distanceTo(place), behavior: 'instant'});
    }
  });
}

/** Whether the reader has zoomed in with two fingers. In Safari, that changes `innerWidth`, although nothing moves. */
const isZoomed = (): boolean => window.visualViewport?.scale !== 1;

/** Returns the reader's place. Undefined at the page's top, and on pages without text. */
function readPlace(): Place | undefined {
  if (window.scrollY === 0) return undefined;
  for (const block of document.querySelectorAll('.markdown > *')) {
    const {top, bottom, height} = block.getBoundingClientRect();
    if (bottom > LINE) return {block, top, part: Math.max(0, (LINE - top) / height)};
  }
  return undefined;
}

/** Returns how far to scroll, in px, so that a place is where it was in the window. */
function distanceTo({block, top, part}: Place): number {
  const box = block.getBoundingClientRect();
  return part > 0 ? box.top + part * box.height - LINE : box.top - top;
}
