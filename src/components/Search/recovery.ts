/** If search's code or index is gone after a release, reloads the page and keeps the query. */
import {forgetReload, mayReload} from '../../hooks/reload';
import {local, session} from '../../hooks/storage';

/** The local storage key of the query (SPEC §3). */
export const QUERY_KEY = 'filterText';

/** Returns the stored query; empty if there is none. */
export const readQuery = (): string => local.read(QUERY_KEY) ?? '';

/** When the reader last typed, as returned by `Date.now()`. */
let typedAt = 0;

/** Stores the query, so that the dialog shows it again when next opened, even after a reload. */
export function keepQuery(text: string): void {
  if (text === readQuery()) return;
  typedAt = Date.now();
  local.write(QUERY_KEY, text);
}

/** How long typing must pause before the page reloads, in ms. Keys pressed during a reload would be lost. */
const REST = 1000;

const restLeft = (): number => typedAt + REST - Date.now();

async function typingRests(): Promise<void> {
  for (let left = restLeft(); left > 0; left = restLeft()) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** The session storage key that makes the dialog open after a reload. */
const REOPEN_KEY = 'search:reopen';
/** The name under which `mayReload` remembers that search has reloaded the page. */
const RELOAD = 'search';

/**
 * Reloads the page once if the server has a newer release, because search's files then have new names. After the
 * reload, the dialog opens again with the query. Without a newer release, a reload wouldn't help.
 *
 * @param isOpen - returns whether the dialog is still open; otherwise the page doesn't reload
 */
export async function reloadForRelease(isOpen: () => boolean): Promise<void> {
  if (!(await hasNewRelease())) return;
  await typingRests();
  if (!isOpen() || !mayReload(RELOAD)) return;
  session.write(REOPEN_KEY, 'true');
  window.location.reload();
}

/** Whether the dialog should open because search has reloaded the page. True only once per reload. */
export function shouldReopen(): boolean {
  const isWanted = session.read(REOPEN_KEY) !== undefined;
  if (isWanted) session.write(REOPEN_KEY, undefined);
  return isWanted;
}

/** Records that search works, so that the page may reload again after the next release. */
export const forgetSearchReload = (): void => forgetReload(RELOAD);

/** Matches the paths of the main scripts. Their names change whenever any script changes. */
const MAIN_SCRIPT = /\/assets\/js\/(?:runtime~)?main\.[^/]+$/;

/** Whether the page on the server now has different main scripts. */
async function hasNewRelease(): Promise<boolean> {
  const scripts = Array.from(document.scripts, ({src}) => MAIN_SCRIPT.exec(src)?.[0] ?? '').filter(Boolean);
  try {
    const response = await fetch(window.location.pathname, {cache: 'no-cache'});
    const html = response.ok ? await response.text() : undefined;
    return html !== undefined && scripts.some((name) => !html.includes(name));
  } catch {
    return false;
  }
}
