/**
 * Runs search in the browser. Import this module dynamically, when the reader wants to search, so that it isn't part of
 * the first load.
 */
import siteConfig from '@generated/docusaurus.config';
import type {AlgoliaSettings} from './algolia';
import {LOAD_TIMEOUT} from './indexFile';
import {readIndex} from './loadIndex';
import {SearchUnavailable, type SearchEngine, type SearchHit} from './types';
import type {Kind, WorkerReply, WorkerRequest} from './worker';

/**
 * The time limit for an answer, in milliseconds. Most answers take about 10 ms. There is no limit if the worker must
 * load more of the index first.
 */
const SEARCH_TIMEOUT = 5_000;

let opened: Promise<SearchEngine> | undefined;

/**
 * Opens search: with the site's own index, or with Algolia if the configuration has `themeConfig.algolia`. Later calls
 * in a session return the same engine. After a failure, the next call tries again.
 *
 * @param index - the text of the index, if it's already loading
 * @throws SearchUnavailable when the index or the worker fails or takes too long
 */
export function openSearch(index?: Promise<string>): Promise<SearchEngine> {
  opened ??= openEngine(index).catch((cause: unknown) => {
    forget();
    throw cause instanceof SearchUnavailable ? cause : new SearchUnavailable(String(cause), {cause});
  });
  return opened;
}

function forget(): void {
  opened = undefined;
}

async function openEngine(index?: Promise<string>): Promise<SearchEngine> {
  const {algolia} = siteConfig.themeConfig as {algolia?: AlgoliaSettings};
  if (!algolia) return openWorker(index ?? readIndex());
  const {createAlgoliaEngine} = await import('./algolia');
  return createAlgoliaEngine(algolia);
}

/** Starts the worker and sends it the index. The index and the worker's script load at the same time. */
async function openWorker(loading: Promise<string>): Promise<SearchEngine> {
  // The bundler recognizes `new Worker(new URL(…))` and builds a file for the worker.
  const {ask, close, hasEnded} = connect(new Worker(new URL('./worker.ts', import.meta.url)));
  let index = '';
  let isDivided = false;
  const openIndex = async (text: Promise<string>): Promise<void> => {
    const site = location.origin + siteConfig.baseUrl;
    index = await text.catch(explain);
    const reply = await ask({kind: 'open', index, site}, LOAD_TIMEOUT);
    isDivided = reply.isDivided === true;
  };
  try {
    // Loading fails if a new release removed the index file just after its name was read. Try once more.
    await openIndex(loading.catch(readIndex));
  } catch (error) {
    close();
    throw error;
  }
  async function find(kind: Kind, query: string, timeout?: number): Promise<SearchHit[]> {
    if (!query.trim()) return [];
    const request = (): Promise<WorkerReply> => ask({kind, query}, timeout);
    // If files are missing, a new release may have removed them. Then open the current index and ask again.
    const asked = index;
    let reply: WorkerReply;
    try {
      reply = await request();
    } catch (error) {
      if (hasEnded()) throw error;
      await openIndex(readIndex());
      return (await request()).hits;
    }
    if (!reply.lacksTexts) return reply.hits;
    try {
      const current = await readIndex();
      // Another query may have opened the current index in the meantime.
      if (current !== index) await openIndex(Promise.resolve(current));
      if (current !== asked) reply = await request();
    } catch {
      // Return the hits, even if some have no excerpt.
    }
    return reply.hits;
  }
  return {
    get isDivided() {
      return isDivided;
    },
    search: (query) => find('first', query, SEARCH_TIMEOUT),
    // No time limit: on a slow connection these hits come late, but `search` still works.
    searchAll: (query, withExcerpts) => find(withExcerpts ? 'excerpts' : 'all', query),
  };
}

/** Throws the error that the dialog shows if the index can't be read. */
function explain(cause: unknown): never {
  throw new SearchUnavailable(
    process.env.NODE_ENV === 'development'
      ? 'In development, search uses the index of the last build. Run "npm run build", then restart "npm start".'
      : `The index couldn't be read. ${String(cause)}`,
    {cause},
  );
}

interface PendingReply {
  resolve: (reply: WorkerReply) => void;
  reject: (reason: SearchUnavailable) => void;
  /** Ends the worker if the reply is late. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Connects to a worker: `ask` sends a request and returns the reply. A worker that fails or is too slow is ended, and
 * the next call of `openSearch` starts a new one.
 */
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

  function ask(body: WorkerRequest['body'], timeout?: number): Promise<WorkerReply> {
    if (ended) return Promise.reject(ended);
    const id = (lastId += 1);
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => end(`Search didn't answer within ${timeout / 1000} s.`), timeout);
    return new Promise<WorkerReply>((resolve, reject) => {
      pending.set(id, {resolve, reject, timer});
      worker.postMessage({id, body} satisfies WorkerRequest);
    }).finally(() => clearTimeout(timer));
  }

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const request = pending.get(data.id);
    if (data.isLoading) {
      clearTimeout(request?.timer);
      return;
    }
    pending.delete(data.id);
    if (data.error === undefined) request?.resolve(data);
    else request?.reject(new SearchUnavailable(data.error));
  });
  worker.addEventListener('error', (event) => {
    // The dialog shows the failure; the console stays silent (SPEC §8).
    event.preventDefault();
    end(`The search worker failed: ${event.message || "its script didn't load"}.`);
  });

  return {ask, close: () => end("The index couldn't be opened."), hasEnded: () => ended !== undefined};
}
