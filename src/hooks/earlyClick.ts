/**
 * The reader's click on a button before the page's scripts have arrived. The page's inline script marks the button
 * (plugins/theme/script.ts), and the page repeats the click as soon as it can answer.
 */

/** Ends the marking of buttons. Call this just before hydration, because from then on the page answers all clicks. */
export function endEarlyClicks(): void {
  delete document.documentElement.dataset.awaitsScripts;
}

/** Repeats the click on the marked button, if there is one. Call this once the whole page is hydrated. */
export function repeatEarlyClick(): void {
  const button = document.querySelector<HTMLElement>('[data-early-click]');
  if (!button) return;
  const detail = Number(button.dataset.earlyClick);
  delete button.dataset.earlyClick;
  button.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail}));
}
