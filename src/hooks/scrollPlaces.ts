/** Where to scroll a box so that an item in it can be seen. All in px; an item's edges count from the box's upper edge. */

export interface Edges {
  top: number;
  bottom: number;
}

export interface Box {
  /** Of the part that can be seen. */
  height: number;
  /** What is scrolled away above it. */
  scrollTop: number;
}

/** Gives where to scroll to; undefined where the box may stay. */
export type ScrollPlace = (item: Edges, box: Box) => number | undefined;

/** SPEC §9: what stays above the sidebar's active item when it is scrolled into view. */
const ACTIVE_ITEM_OFFSET = 100;

/** What stays visible of an item's neighbors in {@link scrollToNearest}. */
const MARGIN = 48;

/** An item that is out of view comes to stand ACTIVE_ITEM_OFFSET below the upper edge. */
export const belowOffset: ScrollPlace = (item, {height, scrollTop}) => {
  if (height === 0 || (item.top >= 0 && item.bottom <= height)) return undefined;
  return Math.max(0, scrollTop + item.top - ACTIVE_ITEM_OFFSET);
};

/** The shortest way by which an item and some of its neighbors are in view. */
export const scrollToNearest: ScrollPlace = (item, {height, scrollTop}) => {
  if (height === 0) return undefined;
  if (item.top < MARGIN) return Math.max(0, scrollTop + item.top - MARGIN);
  if (item.bottom > height - MARGIN) return scrollTop + item.bottom - height + MARGIN;
  return undefined;
};
