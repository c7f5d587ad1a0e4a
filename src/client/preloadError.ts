/** The `preload-error` event, sent when a page's chunk fails to load (SPEC §8). */

declare global {
  interface WindowEventMap {
    'preload-error': CustomEvent<Error>;
  }
}

let defaultAction = (): boolean => false;

/**
 * Sets the action for errors that no listener handles. The action isn't a listener itself, because a listener of the
 * portal would be added first, and would run before the site's own listeners.
 *
 * @param action - returns whether it handled the error
 */
export function setDefaultAction(action: () => boolean): void {
  defaultAction = action;
}

/**
 * Sends a cancelable `preload-error` on `window`, with the error as its detail. Runs the default action unless a
 * listener calls `preventDefault()`.
 *
 * @returns whether a listener or the default action handled the error
 */
export function sendPreloadError(error: Error): boolean {
  return !window.dispatchEvent(new CustomEvent('preload-error', {cancelable: true, detail: error})) || defaultAction();
}

/** Returns a rejection's reason as an `Error`. */
export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
