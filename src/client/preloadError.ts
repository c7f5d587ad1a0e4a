/** The event of a page whose chunk does not load (SPEC §8). */

declare global {
  interface WindowEventMap {
    'preload-error': CustomEvent<Error>;
  }
}

/**
 * Sends a cancelable `preload-error` on `window`, with the error as its detail.
 *
 * @returns whether a listener took care of it, by `preventDefault()`
 */
export function sendPreloadError(error: Error): boolean {
  return !window.dispatchEvent(new CustomEvent('preload-error', {cancelable: true, detail: error}));
}

/** What a promise was rejected with, as an error. */
export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
