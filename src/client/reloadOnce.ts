import {session} from '../hooks/storage';

const keyOf = (address: string) => `preload-error:${address}`;

/**
 * Whether the page may be loaded again for an address: once in a session, until {@link forgetReload}. Where the
 * session cannot remember it, never: it would reload without end.
 */
export function mayReload(address: string): boolean {
  if (session.read(keyOf(address)) !== undefined) return false;
  session.write(keyOf(address), 'reloaded');
  return session.read(keyOf(address)) !== undefined;
}

/** The page at the address has loaded: should it fail after the next deployment, it may be loaded again. */
export function forgetReload(address: string): void {
  if (session.read(keyOf(address)) !== undefined) session.write(keyOf(address), undefined);
}
