/** Reloads the page after a new release or a failure, but never in a loop. */
import {navigationState, setLoading, setProblem, type NavigationProblem} from './navigationStore';
import {session} from './storage';

const storageKey = (address: string) => `preload-error:${address}`;

/**
 * Whether the page at an address may reload itself. For each address, true only for the first call in a session, and
 * for the first call after {@link forgetReload}. Always false if session storage doesn't work, because the page could
 * then reload forever.
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

/** How long to wait for the host, in ms. */
const TIMEOUT = 10_000;

/**
 * Reloads the page if the host can send it. Otherwise keeps the page on screen, and sets the problem that
 * NavigationNotice shows (SPEC §8 "Page chunk fails to load"). Doesn't reload if the page shows in the meantime, or if
 * the reader goes elsewhere.
 *
 * @returns whether the page reloads
 */
export async function reloadIfSent(): Promise<boolean> {
  const {href, pathname} = window.location;
  setLoading(true);
  const problem = await problemAt(href);
  if (window.location.pathname !== pathname || navigationState() !== 'loading') return false;
  setLoading(false);
  setProblem(problem);
  if (!problem) window.location.reload();
  return !problem;
}

/**
 * Returns why the host can't send the page at an address; undefined if it can. Status 404 is no problem, because the
 * host then sends the not-found page.
 */
async function problemAt(address: string): Promise<NavigationProblem | undefined> {
  try {
    // Without `no-store`, Chromium makes a request wait for an earlier request for the same address.
    const response = await fetch(address, {cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT)});
    void response.body?.cancel();
    const {ok, status} = response;
    return ok || status === 404 ? undefined : {status};
  } catch {
    return {};
  }
}
