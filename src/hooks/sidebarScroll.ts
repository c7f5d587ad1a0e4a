/** SPEC §9: what stays above the active item when it is scrolled into view, in px. */
export const ACTIVE_ITEM_OFFSET = 100;

/**
 * Where to scroll a box so that an item in it can be seen: the item stands ACTIVE_ITEM_OFFSET below the upper
 * edge. Undefined where the item is in view already.
 *
 * @param item - its upper and lower edge, in px below the upper edge of the box's visible part
 * @param box - height of the visible part and what is scrolled away above it, both in px
 */
export function scrollTopFor(
  item: {top: number; bottom: number},
  box: {height: number; scrollTop: number},
): number | undefined {
  if (box.height === 0 || (item.top >= 0 && item.bottom <= box.height)) return undefined;
  return Math.max(0, box.scrollTop + item.top - ACTIVE_ITEM_OFFSET);
}
