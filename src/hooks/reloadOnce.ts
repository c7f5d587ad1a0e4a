import {session} from './storage';

const storageKey = (address: string) => `preload-error:${address}`;

/**
 * Whether the page may reload itself at an address: once in a session, until {@link forgetReload}. Never if session
 * storage doesn't work, because then it would reload forever.
 */
export function mayReload(address: string): boolean {
  if (session.read(storageKey(address)) !== undefined) return false;
  session.write(storageKey(address), 'reloaded');
  return session.read(storageKey(address)) !== undefined;
}

/** Records that the page at an address has loaded, so that it may reload again after the next deployment. */
export function forgetReload(address: string): void {
  if (session.read(storageKey(address)) !== undefined) session.write(storageKey(address), undefined);
}
