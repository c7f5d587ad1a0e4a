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

/** If an item isn't fully visible, scrolls the item to `ACTIVE_ITEM_OFFSET` below the box's top edge. */
export const scrollToOffset: ScrollTarget = (item, {height, scrollTop}) => {
  if (height === 0 || (item.top >= 0 && item.bottom <= height)) return undefined;
  return Math.max(0, scrollTop + item.top - ACTIVE_ITEM_OFFSET);
};

/** Scrolls the shortest distance that makes an item and the space around it visible. */
export const scrollToNearest: ScrollTarget = (item, {height, scrollTop}) => {
  if (height === 0) return undefined;
  if (item.top < MARGIN) return Math.max(0, scrollTop + item.top - MARGIN);
  if (item.bottom > height - MARGIN) return scrollTop + item.bottom - height + MARGIN;
  return undefined;
};
