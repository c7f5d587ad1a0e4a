/**
 * The search worker: opens the index, then answers queries, without blocking the page. It is a file of its own origin.
 */
import {createEngine, type Engine} from './engine';
import {
  INDEX_FOLDER,
  indexName,
  LOAD_TIMEOUT,
  nameTexts,
  textsPath,
  toDocuments,
  type IndexedHead,
  type IndexFile,
  type IndexHead,
  type PageTexts,
} from './indexFile';
import {openParts, type Parts} from './parts';
import type {TermLists} from './postings';
import type {SearchHit} from './types';

/** What the page sends. Each request gets one reply, and before it another if parts of the index have to load. */
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
  /** Whether parts of the index are loading for the reply, which follows. */
  isLoading?: true;
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
  /** The parts of a large portal's index, and its head until the documents know their files of texts. */
  parts: Parts | undefined;
  head: IndexHead | undefined;
  /** The contents of parts, by name, each loaded once. One that fails to load is requested again for the next query. */
  contents: Map<string, Promise<unknown>>;
  /** The texts by page, each loaded once. A text that fails to load is requested again for the next query. */
  texts: Map<string, PageTexts>;
}

let opened: Opened | undefined;

scope.addEventListener('message', ({data: {id, body}}) => {
  const onLoad = (): void => scope.postMessage({id, hits: [], isLoading: true});
  answer(body, onLoad).then(
    (hits) => scope.postMessage({id, hits}),
    (error: unknown) => scope.postMessage({id, hits: [], error: String(error)}),
  );
});

async function answer(body: WorkerRequest['body'], onLoad: () => void): Promise<SearchHit[]> {
  if (body.kind === 'open') {
    const file = JSON.parse(body.index) as IndexFile | IndexHead;
    const head = 'parts' in file ? file : undefined;
    const parts = head && openParts(head.parts);
    const documents = toDocuments(file, new URL(body.site).pathname);
    const engine = createEngine(documents, {...(file as IndexFile), ...parts});
    opened = {engine, documents, site: body.site, parts, head, contents: new Map(), texts: new Map()};
    return [];
  }
  if (!opened) throw new Error('The index is not open.');
  const index = opened;
  const hits = await search(index, body.query, onLoad);
  if (body.kind === 'search') return hits;
  await loadTexts(index, hits);
  return index.engine.search(body.query, (id) => {
    const {texts, place} = index.documents[id]!;
    return index.texts.get(texts)?.[place] ?? [''];
  });
}

/** Searches, and again with the parts that were missing, until none is. */
async function search(index: Opened, query: string, onLoad: () => void): Promise<SearchHit[]> {
  const {engine, parts} = index;
  for (;;) {
    const hits = engine.search(query);
    const missing = parts?.takeMissing() ?? [];
    if (missing.length === 0) return hits;
    onLoad();
    await Promise.all(missing.map(async (name) => parts!.add(name, (await readPart(index, name)) as TermLists)));
    engine.forget();
  }
}

/** Returns the content of a part. */
async function readPart({site, contents}: Opened, name: string): Promise<unknown> {
  const content = contents.get(name) ?? fetchJson(`${site}${INDEX_FOLDER}/${indexName(name)}`, LOAD_TIMEOUT);
  contents.set(name, content);
  try {
    return await content;
  } catch (error) {
    contents.delete(name);
    throw error;
  }
}

/** Loads the texts of hits, except those that fail to load. */
async function loadTexts(index: Opened, hits: readonly SearchHit[]): Promise<void> {
  const {site, texts, head} = index;
  if (head) {
    const names = (await readPart(index, head.parts.texts)) as string[];
    index.documents = toDocuments({pages: nameTexts(head.pages, names)}, new URL(site).pathname);
    index.head = undefined;
  }
  const names = new Set(hits.map(({id}) => index.documents[id]!.texts));
  await Promise.all(
    Array.from(names, async (name) => {
      if (texts.has(name)) return;
      const loaded = await fetchJson(site + textsPath(name)).catch(() => undefined);
      if (loaded) texts.set(name, loaded as PageTexts);
    }),
  );
}

/** @param timeout - in ms; without it, there is no limit */
async function fetchJson(address: string, timeout?: number): Promise<unknown> {
  const response = await fetch(address, timeout === undefined ? {} : {signal: AbortSignal.timeout(timeout)});
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}
