import {session} from '../hooks/storage';

const keyOf = (address: string) => `preload-error:${address}`;

/**
 * Whether the page may reload itself at an address: once in a session, until {@link forgetReload}. Never if session
 * storage doesn't work, because then it would reload forever.
 */
export function mayReload(address: string): boolean {
  if (session.read(keyOf(address)) !== undefined) return false;
  session.write(keyOf(address), 'reloaded');
  return session.read(keyOf(address)) !== undefined;
}

/** Records that the page at an address has loaded, so that it may reload again after the next deployment. */
export function forgetReload(address: string): void {
  if (session.read(keyOf(address)) !== undefined) session.write(keyOf(address), undefined);
}
