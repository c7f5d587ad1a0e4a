/** Shows elements that are hidden in closed details or in tabs that aren't selected. */

/** The type of the event that asks the tabs around an element to show it. A tab that was hidden cancels the event. */
export const REVEAL = 'portal:reveal';

/**
 * Opens the closed details and selects the tabs around an element.
 *
 * @returns whether any of them hid the element
 */
export function reveal(element: Element): boolean {
  let wasHidden = !element.dispatchEvent(new Event(REVEAL, {bubbles: true, cancelable: true}));
  const closed = 'details:not([open])';
  for (let details = element.closest<HTMLDetailsElement>(closed); details; details = details.closest(closed)) {
    details.open = true;
    wasHidden = true;
  }
  return wasHidden;
}
