/** The search worker: opens the index, then answers queries, without blocking the page. It is a file of its own origin. */
import {createEngine, type Engine} from './engine';
import {textsPath, toDocuments, type IndexedHead, type IndexFile, type PageTexts} from './indexFile';
import type {SearchHit} from './types';

/** What the page sends. Each request gets one reply. */
export interface WorkerRequest {
  /** Unique in a session; the reply repeats it. */
  id: number;
  /** `open` has the content of the index file, and the address of the site, with a slash at its end. */
  body: {kind: 'open'; index: string; site: string} | {kind: 'search' | 'excerpts'; query: string};
}

/** What the worker sends back. */
export interface WorkerReply {
  id: number;
  /** Empty in reply to `open`, and after an error. */
  hits: SearchHit[];
  /** Why the request failed. */
  error?: string;
}

/** The part of the worker's global scope that is used here; TypeScript assumes a window. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
  postMessage: (reply: WorkerReply) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** The open index. */
interface Opened {
  engine: Engine;
  documents: readonly IndexedHead[];
  /** Address of the site, with a slash at its end. */
  site: string;
  /** The texts by page, each loaded once. A text that fails to load is requested again for the next query. */
  texts: Map<string, PageTexts>;
}

let opened: Opened | undefined;

scope.addEventListener('message', ({data: {id, body}}) => {
  answer(body).then(
    (hits) => scope.postMessage({id, hits}),
    (error: unknown) => scope.postMessage({id, hits: [], error: String(error)}),
  );
});

async function answer(body: WorkerRequest['body']): Promise<SearchHit[]> {
  if (body.kind === 'open') {
    const file = JSON.parse(body.index) as IndexFile;
    const documents = toDocuments(file, new URL(body.site).pathname);
    opened = {engine: createEngine(documents, file), documents, site: body.site, texts: new Map()};
    return [];
  }
  if (!opened) throw new Error('The index is not open.');
  const {engine, documents, texts} = opened;
  const hits = engine.search(body.query);
  if (body.kind === 'search') return hits;
  await loadTexts(opened, hits);
  return engine.search(body.query, (id) => {
    const {texts: name, place} = documents[id]!;
    return texts.get(name)?.[place] ?? [''];
  });
}

/** Loads the texts of hits, except those that fail to load. */
async function loadTexts({documents, site, texts}: Opened, hits: readonly SearchHit[]): Promise<void> {
  const names = new Set(hits.map(({id}) => documents[id]!.texts));
  await Promise.all(
    Array.from(names, async (name) => {
      if (texts.has(name)) return;
      const loaded = await fetchTexts(site + textsPath(name)).catch(() => undefined);
      if (loaded) texts.set(name, loaded);
    }),
  );
}

async function fetchTexts(address: string): Promise<PageTexts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return (await response.json()) as PageTexts;
}
