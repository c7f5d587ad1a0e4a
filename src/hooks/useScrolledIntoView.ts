import {useEffect, type RefObject} from 'react';

/** In pixels: what stays visible of the neighbours. */
const MARGIN = 48;

/** A stretch along the scrolling axis, in pixels. */
export interface Stretch {
  start: number;
  end: number;
}

/** How far to scroll, in pixels, so that an item is seen within its scroller with a margin; 0 where it is. */
export function scrollDelta(item: Stretch, scroller: Stretch, margin: number): number {
  if (item.start < scroller.start + margin) return item.start - scroller.start - margin;
  if (item.end > scroller.end - margin) return item.end - scroller.end + margin;
  return 0;
}

/**
 * Keeps an item in view inside its own scroller, without moving the page.
 *
 * @param selector - of the item, inside the scroller
 * @param trigger - looked after whenever this changes
 */
export function useScrolledIntoView(scroller: RefObject<HTMLElement | null>, selector: string, trigger: unknown): void {
  useEffect(() => {
    const box = scroller.current;
    const item = box?.querySelector(selector);
    if (!box || !item) return;
    const inner = item.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    box.scrollBy(0, scrollDelta({start: inner.top, end: inner.bottom}, {start: outer.top, end: outer.bottom}, MARGIN));
  }, [scroller, selector, trigger]);
}
