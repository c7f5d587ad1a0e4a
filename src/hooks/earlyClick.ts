/**
 * The reader's click on a button before the page's scripts have arrived. The page's inline script marks the button
 * (plugins/theme/script.ts), and the page repeats the click as soon as it can answer.
 */

/** Ends the marking of buttons. Call this just before hydration, because from then on the page answers all clicks. */
export function endEarlyClicks(): void {
  delete document.documentElement.dataset.awaitsScripts;
}

/**
 * Repeats the click on the marked button, if there is one and the reader still sees it. Call this once the whole page is
 * hydrated.
 */
export function repeatEarlyClick(): void {
  const button = document.querySelector<HTMLElement>('[data-early-click]');
  if (!button) return;
  const detail = Number(button.dataset.earlyClick);
  delete button.dataset.earlyClick;
  const {width, top, bottom} = button.getBoundingClientRect();
  // The reader may have scrolled, or turned the device, so that the button isn't rendered.
  if (width === 0 || bottom <= 0 || top >= window.innerHeight) return;
  button.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail}));
}
