/** The `preload-error` event, sent when a page's chunk fails to load (SPEC §8). */

declare global {
  interface WindowEventMap {
    'preload-error': CustomEvent<Error>;
  }
}

/**
 * Sends a cancelable `preload-error` on `window`, with the error as its detail.
 *
 * @returns whether a listener handled it, by calling `preventDefault()`
 */
export function sendPreloadError(error: Error): boolean {
  return !window.dispatchEvent(new CustomEvent('preload-error', {cancelable: true, detail: error}));
}

/** Returns a rejection's reason as an `Error`. */
export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
