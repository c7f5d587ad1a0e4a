/** What search keeps and does when its code or its index is gone, as after a release. */
import {forgetReload, mayReload} from '../../hooks/reload';
import {local, session} from '../../hooks/storage';

/** The local storage key of the query (SPEC §3). */
export const QUERY_KEY = 'filterText';

/** Returns the last query. */
export const readQuery = (): string => local.read(QUERY_KEY) ?? '';

/** When the reader has typed last, as returned by `Date.now()`. */
let typedAt = 0;

/** Keeps the query for the next dialog, also after a reload. */
export function keepQuery(text: string): void {
  if (text === readQuery()) return;
  typedAt = Date.now();
  local.write(QUERY_KEY, text);
}

/** How long the reader hasn't typed when the page reloads, in ms. Keys that are pressed during a reload are lost. */
const REST = 1000;

const restLeft = (): number => typedAt + REST - Date.now();

async function typingRests(): Promise<void> {
  for (let left = restLeft(); left > 0; left = restLeft()) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** The session storage key of the wish to open the dialog after a reload. */
const REOPEN_KEY = 'search:reopen';
/** What `mayReload` remembers. */
const RELOAD = 'search';

/**
 * Reloads the page if the server has a newer release than the page, because search's files have other names then. It
 * does so once; the dialog opens again with the query. Without a newer release, a reload wouldn't help.
 */
export async function reloadForRelease(): Promise<void> {
  if (!(await hasNewRelease())) return;
  await typingRests();
  if (!mayReload(RELOAD)) return;
  session.write(REOPEN_KEY, 'true');
  window.location.reload();
}

/** Whether the dialog should open because the page was reloaded for it. It should once. */
export function shouldReopen(): boolean {
  const isWanted = session.read(REOPEN_KEY) !== undefined;
  if (isWanted) session.write(REOPEN_KEY, undefined);
  return isWanted;
}

/** Records that search works, so that the page may reload again after the next release. */
export const forgetSearchReload = (): void => forgetReload(RELOAD);

/** The main scripts, whose names change with every other script. */
const MAIN_SCRIPT = /\/assets\/js\/(?:runtime~)?main\.[^/]+$/;

/** Whether the page, as the server has it now, has other main scripts. */
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
