/** Computes how far to scroll a box so that an item in it is visible. All numbers are in px. */

/** An item's edges, measured from the top edge of the box's visible part. */
export interface Edges {
  top: number;
  bottom: number;
}

export interface Box {
  /** The `clientHeight`; 0 if the box is hidden. */
  height: number;
  scrollTop: number;
}

/** Returns the `scrollTop` to set, or undefined if the box needn't scroll. */
export type ScrollTarget = (item: Edges, box: Box) => number | undefined;

/** The space left above the sidebar's active item when it is scrolled into view, in px (SPEC §9). */
export const ACTIVE_ITEM_OFFSET = 100;

/** The space around an item that {@link scrollToNearest} keeps visible, in px. */
const MARGIN = 48;

/**
 * Puts an item that is out of view, or cut off at the bottom, `ACTIVE_ITEM_OFFSET` below the box's top edge. An item
 * that is only cut off at the top stays, so that it doesn't move away from the pointer of a reader who clicked it.
 */
export const scrollToOffset: ScrollTarget = (item, {height, scrollTop}) => {
  if (height === 0 || (item.bottom > 0 && item.bottom <= height)) return undefined;
  return Math.max(0, scrollTop + item.top - ACTIVE_ITEM_OFFSET);
};

/** Scrolls the shortest distance that makes an item and the space around it visible. */
export const scrollToNearest: ScrollTarget = (item, {height, scrollTop}) => {
  if (height === 0) return undefined;
  if (item.top < MARGIN) return Math.max(0, scrollTop + item.top - MARGIN);
  if (item.bottom > height - MARGIN) return scrollTop + item.bottom - height + MARGIN;
  return undefined;
};
