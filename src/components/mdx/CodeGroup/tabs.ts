/** Pure functions for a list of tabs. */

/**
 * Returns the index of the tab that a key selects, wrapping at both ends.
 *
 * @returns undefined for keys that don't select a tab
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
 * Returns how far to scroll a list of tabs to make a tab visible, in px; 0 if it is visible already.
 *
 * @param tab - the tab's position, in px from the left edge of the list's visible part
 * @param width - the width of the list's visible part, in px
 */
export function scrollLeftFor(tab: {left: number; width: number}, width: number): number {
  if (tab.left < 0) return tab.left;
  return Math.max(0, Math.min(tab.left, tab.left + tab.width - width));
}
