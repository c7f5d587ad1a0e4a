import type {ReactNode} from 'react';
import {ACTIVE_ITEM_OFFSET} from '../../hooks/scrollTargets';
import {callOf} from '../../shared/inlineScript';
import {ServerScript} from '../ServerScript';

/**
 * Runs in the browser, as an inline script at the end of the sidebar. The source of this function becomes the script, so
 * the function can use nothing but its parameter and the browser's own functions.
 *
 * Marks the box, if it is visible, so that hydration doesn't scroll it again (hooks/useItemInView.ts).
 *
 * @param offset - the space left above the active item, in px
 */
function scrollToActive(offset: number): void {
  const box = document.currentScript!.parentElement!;
  const item = box.querySelector('[aria-current="page"]') ?? box.querySelector('[aria-current]');
  const {top, bottom} = box.getBoundingClientRect();
  const edges = item?.getBoundingClientRect();
  if (bottom === top) return;
  box.dataset.placed = '';
  if (edges && edges.bottom > bottom) box.scrollTop = edges.top - top - offset;
}

/**
 * Scrolls the sidebar to its active item while the HTML loads (SPEC §2 "Sidebar behaviour"), so that the sidebar doesn't
 * move when the page is hydrated. The script also makes the browser lay out the sidebar before it reads the text, which
 * divides the layout of the first screen into shorter tasks. Render it as the last child of the scrolling box.
 */
export function EarlyScroll(): ReactNode {
  return <ServerScript source={callOf(scrollToActive, ACTIVE_ITEM_OFFSET)} />;
}
