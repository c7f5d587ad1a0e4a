/** The browser's side of search. It isn't part of the first load: import this module when the reader wants to search. */
import siteConfig from '@generated/docusaurus.config';
import type {AlgoliaSettings} from './algolia';
import {INDEX_FOLDER, POINTER_FILE, type IndexPointer} from './indexFile';
import {SearchUnavailable, type SearchEngine, type SearchHit} from './types';
import type {WorkerReply, WorkerRequest} from './worker';

/** Milliseconds for the index, or the texts of hits, to load: enough at 50 kbit/s. */
const OPEN_TIMEOUT = 20_000;
/** Milliseconds for an answer; about 10 are usual. */
const SEARCH_TIMEOUT = 5_000;

let opened: Promise<SearchEngine> | undefined;

/**
 * Opens the site's search, or Algolia when the settings name it. Later calls in a session return the same engine; after
 * a failure the next call tries again.
 *
 * @throws SearchUnavailable when the index or the worker fails or takes too long
 */
export function openSearch(): Promise<SearchEngine> {
  opened ??= openEngine().catch((cause: unknown) => {
    forget();
    throw cause instanceof SearchUnavailable ? cause : new SearchUnavailable(String(cause), {cause});
  });
  return opened;
}

function forget(): void {
  opened = undefined;
}

async function openEngine(): Promise<SearchEngine> {
  const {algolia} = siteConfig.themeConfig as {algolia?: AlgoliaSettings};
  if (!algolia) return openWorker(siteConfig.baseUrl);
  const {createAlgoliaEngine} = await import('./algolia');
  return createAlgoliaEngine(algolia);
}

/**
 * Starts the worker, which loads the current index.
 *
 * @param basePath - with a slash at both ends
 */
async function openWorker(basePath: string): Promise<SearchEngine> {
  const site = location.origin + basePath;
  const folder = `${site}${INDEX_FOLDER}/`;
  // First, so that the worker's script loads at the same time as the pointer. The bundler recognizes this expression.
  const {ask, close} = connect(new Worker(new URL('./worker.ts', import.meta.url)));
  try {
    const open = async (): Promise<unknown> => {
      const {index} = await readPointer(folder + POINTER_FILE);
      return ask({kind: 'open', index: folder + index, site}, OPEN_TIMEOUT);
    };
    // A release between the two requests removes the index that the pointer named.
    await open().catch(open);
  } catch (error) {
    close();
    throw error;
  }
  const find = (kind: 'search' | 'excerpts', query: string, timeout: number): Promise<SearchHit[]> =>
    query.trim() ? ask({kind, query}, timeout) : Promise.resolve([]);
  return {
    search: (query) => find('search', query, SEARCH_TIMEOUT),
    searchWithExcerpts: (query) => find('excerpts', query, OPEN_TIMEOUT),
    close,
  };
}

interface PendingReply {
  resolve: (hits: SearchHit[]) => void;
  reject: (reason: SearchUnavailable) => void;
}

/** Sends requests to a worker and returns its replies. A worker that fails or is too slow is ended and forgotten. */
function connect(worker: Worker) {
  const pending = new Map<number, PendingReply>();
  let lastId = 0;
  let ended: SearchUnavailable | undefined;

  function end(reason: string): void {
    if (ended) return;
    ended = new SearchUnavailable(reason);
    worker.terminate();
    for (const {reject} of pending.values()) reject(ended);
    pending.clear();
    forget();
  }

  function ask(body: WorkerRequest['body'], timeout: number): Promise<SearchHit[]> {
    if (ended) return Promise.reject(ended);
    const id = (lastId += 1);
    const timer = setTimeout(() => end(`Search did not answer within ${timeout / 1000} s.`), timeout);
    return new Promise<SearchHit[]>((resolve, reject) => {
      pending.set(id, {resolve, reject});
      worker.postMessage({id, body} satisfies WorkerRequest);
    }).finally(() => clearTimeout(timer));
  }

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.error === undefined) request?.resolve(data.hits);
    else request?.reject(new SearchUnavailable(data.error));
  });
  worker.addEventListener('error', (event) => {
    // The dialog shows the failure; the console stays silent (SPEC §8).
    event.preventDefault();
    end(`The search worker failed: ${event.message || 'its script did not load'}.`);
  });

  return {ask, close: () => end('Search was closed.')};
}

async function readPointer(address: string): Promise<IndexPointer> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      // Without this header the development server answers an unknown address with a page.
      headers: {Accept: 'application/json'},
      signal: AbortSignal.timeout(OPEN_TIMEOUT),
    });
    if (!response.ok) throw new Error(`The server answers with ${response.status}.`);
    return (await response.json()) as IndexPointer;
  } catch (cause) {
    throw new SearchUnavailable(
      process.env.NODE_ENV === 'development'
        ? 'In development, search uses the index of the last build. Run "npm run build", then start again.'
        : `${address} couldn't be read.`,
      {cause},
    );
  }
}
