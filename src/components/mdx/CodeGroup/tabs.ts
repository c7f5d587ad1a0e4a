/** The decisions of a list of tabs, without the page. */

/**
 * The tab that a key selects, from the one at `index`; after the last comes the first.
 *
 * @returns undefined for keys that select none
 */
export function targetTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * How far a list of tabs is to scroll, so that a tab stands in it.
 *
 * @param tab - in px, from the left edge of what is seen of the list
 * @param width - of what is seen of the list, in px
 * @returns px; 0 where the tab is in sight
 */
export function scrollLeftFor(tab: {left: number; width: number}, width: number): number {
  if (tab.left < 0) return tab.left;
  return Math.max(0, Math.min(tab.left, tab.left + tab.width - width));
}
