/** The search in a worker, with the index of the site. */
import {INDEX_FOLDER, POINTER_FILE, type IndexPointer} from './indexFile';
import type {SearchReply, SearchRequest} from './protocol';
import {spawnWorker} from './spawnWorker';
import type {SearchEngine, SearchHit} from './types';
import {SearchUnavailable} from './unavailable';

/** How long the index may take to be there, in ms: enough for it at 50 kbit/s. */
const OPEN_TIMEOUT = 20_000;
/** How long an answer may take, in ms; some 10 are usual. */
const SEARCH_TIMEOUT = 5_000;

/** Omit for each member of a union. */
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve: (hits: SearchHit[]) => void;
  reject: (reason: SearchUnavailable) => void;
}

/**
 * Starts the worker and lets it fetch the index that is in force.
 *
 * @param basePath - with a slash at both ends
 * @param onFailure - called once where the engine can no longer be used: it was closed, or its worker died
 * @throws SearchUnavailable
 */
export async function openLocalEngine(basePath: string, onFailure: () => void): Promise<SearchEngine> {
  const folder = `${location.origin}${basePath}${INDEX_FOLDER}/`;
  // The worker's script and the pointer come at the same time.
  const {ask, close} = talkTo(spawnWorker(), onFailure);
  try {
    const {index} = await readPointer(folder + POINTER_FILE);
    await ask({kind: 'open', index: folder + index, basePath}, OPEN_TIMEOUT);
  } catch (error) {
    close();
    throw error;
  }
  return {
    search: (query) => (query.trim() ? ask({kind: 'search', query}, SEARCH_TIMEOUT) : Promise.resolve([])),
    close,
  };
}

/** Requests to a worker, each with its reply. */
function talkTo(worker: Worker, onFailure: () => void) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: SearchUnavailable | undefined;

  function end(reason: string): void {
    if (ended) return;
    ended = new SearchUnavailable(reason);
    worker.terminate();
    for (const {reject} of waiting.values()) reject(ended);
    waiting.clear();
    onFailure();
  }

  function ask(request: WithoutId<SearchRequest>, timeout: number): Promise<SearchHit[]> {
    if (ended) return Promise.reject(ended);
    const id = (lastId += 1);
    const timer = setTimeout(() => end(`Search did not answer within ${timeout / 1000} s.`), timeout);
    return new Promise<SearchHit[]>((resolve, reject) => {
      waiting.set(id, {resolve, reject});
      worker.postMessage({...request, id} satisfies SearchRequest);
    }).finally(() => clearTimeout(timer));
  }

  worker.addEventListener('message', ({data}: MessageEvent<SearchReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.hits);
    else asked?.reject(new SearchUnavailable(data.error));
  });
  worker.addEventListener('error', (event) => {
    // The dialog tells the reader; the console stays silent (SPEC §8).
    event.preventDefault();
    end(`The search worker failed: ${event.message || 'its script did not load'}.`);
  });

  return {ask, close: () => end('Search was closed.')};
}

async function readPointer(address: string): Promise<IndexPointer> {
  try {
    // Without this header the development server answers an unknown address with a page.
    const response = await fetch(address, {
      ...{cache: 'no-cache', headers: {Accept: 'application/json'}},
      signal: AbortSignal.timeout(OPEN_TIMEOUT),
    });
    if (!response.ok) throw new Error(`It answers with ${response.status}.`);
    return (await response.json()) as IndexPointer;
  } catch (cause) {
    throw new SearchUnavailable(
      process.env.NODE_ENV === 'development'
        ? 'In development, search works on the last built index: run "npm run build", then start again.'
        : `${address} cannot be read.`,
      {cause},
    );
  }
}
