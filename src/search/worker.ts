/**
 * The search worker: opens the index, then answers queries, without blocking the page. Its script is a file on the
 * site's own origin, as the content security policy requires.
 */
import {createEngine, openSingleFile, type Engine} from './engine';
import {
  INDEX_FOLDER,
  indexName,
  LOAD_TIMEOUT,
  textsPath,
  toDocuments,
  type IndexedHead,
  type IndexFile,
  type IndexHead,
  type PageTexts,
} from './indexFile';
import {openParts, type PartContent, type Parts} from './parts';
import {RANKING} from './ranking';
import type {SearchHit} from './types';

/** Which hits a request is for: the first few, all, or all with their excerpts. */
export type Kind = 'first' | 'all' | 'excerpts';

/**
 * A request from the page. It gets one reply with hits or an error. If parts of the index have to load, replies with
 * `isLoading` come first.
 */
export interface WorkerRequest {
  /** Unique among the requests to this worker; the reply repeats it. */
  id: number;
  /** `index` is the content of the index file. `site` is the site's address, with a slash at the end. */
  body: {kind: 'open'; index: string; site: string} | {kind: Kind; query: string};
}

/** What the worker sends back. */
export interface WorkerReply {
  id: number;
  /** Empty in reply to `open`, while parts are loading, and after an error. */
  hits: SearchHit[];
  /** Set in reply to `open` if the index is divided into parts. */
  isDivided?: true;
  /** Set while parts of the index are loading. The reply with the hits follows. */
  isLoading?: true;
  /** Set if some hits have no excerpt because their texts couldn't be loaded. */
  lacksTexts?: true;
  /** Why the request failed. */
  error?: string;
}

/** The part of the worker's global scope that is used here. TypeScript types the global scope as a window. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
  postMessage: (reply: WorkerReply) => void;
}

const scope = globalThis as unknown as WorkerScope;

interface Opened {
  engine: Engine;
  documentOf: (id: number) => IndexedHead | undefined;
  /** Address of the site, with a slash at its end. */
  site: string;
  /** The parts of a large portal's index; undefined for an index in one file. */
  parts: Parts | undefined;
  /** The contents of files, by address, each loaded once. If a file fails to load, a later query requests it again. */
  contents: Map<string, Promise<unknown>>;
  /** The texts of pages, by file name. */
  texts: Map<string, PageTexts>;
}

/**
 * In a large portal, a request for the first hits returns at most this number of hits. Each hit can be in a different
 * part of the index, and over HTTP/1.1, browsers request at most six files at a time from a host.
 */
const FIRST_HITS = 6;

let opened: Opened | undefined;

scope.addEventListener('message', ({data: {id, body}}) => {
  const onLoad = (): void => scope.postMessage({id, hits: [], isLoading: true});
  answer(body, onLoad).then(
    (reply) => scope.postMessage({id, ...reply}),
    (error: unknown) => scope.postMessage({id, hits: [], error: String(error)}),
  );
});

async function answer(body: WorkerRequest['body'], onLoad: () => void): Promise<Omit<WorkerReply, 'id'>> {
  if (body.kind === 'open') {
    const file = JSON.parse(body.index) as IndexFile | IndexHead;
    const basePath = new URL(body.site).pathname;
    const parts = 'parts' in file ? openParts(file, basePath) : undefined;
    const documents = 'parts' in file ? [] : toDocuments(file, basePath);
    opened = {
      engine: createEngine(parts ?? openSingleFile(documents, file as IndexFile)),
      documentOf: parts?.documentOf ?? ((id) => documents[id]),
      site: body.site,
      parts,
      contents: new Map(),
      texts: new Map(),
    };
    return {hits: [], ...(parts && {isDivided: true})};
  }
  if (!opened) throw new Error("The index isn't open.");
  const index = opened;
  const hits = await search(index, body.query, onLoad, body.kind === 'first' && index.parts ? FIRST_HITS : undefined);
  if (body.kind !== 'excerpts') return {hits};
  const isComplete = await loadTexts(index, hits);
  return {
    ...(!isComplete && {lacksTexts: true}),
    hits: index.engine.search(body.query, {
      textOf(id) {
        const {texts, place} = index.documentOf(id)!;
        return index.texts.get(texts)?.[place] ?? [''];
      },
    }),
  };
}

/** Searches, loads the parts that were missing, and repeats both until no part is missing. */
async function search(
  index: Opened,
  query: string,
  onLoad: () => void,
  most: number = RANKING.maxHits,
): Promise<SearchHit[]> {
  const {engine, parts} = index;
  for (;;) {
    const hits = engine.search(query, {most});
    const missing = parts?.takeMissing() ?? [];
    if (missing.length === 0) return hits;
    onLoad();
    try {
      await Promise.all(missing.map(async (name) => parts!.add(name, (await readPart(index, name)) as PartContent)));
    } finally {
      engine.forget();
    }
  }
}

const readPart = (index: Opened, name: string): Promise<unknown> =>
  readOnce(index, `${INDEX_FOLDER}/${indexName(name)}`, LOAD_TIMEOUT);

/**
 * Reads a file of the site.
 *
 * @param timeout - in ms; without it, there is no limit
 */
async function readOnce({site, contents}: Opened, file: string, timeout?: number): Promise<unknown> {
  const content = contents.get(file) ?? fetchJson(site + file, timeout);
  contents.set(file, content);
  try {
    return await content;
  } catch (error) {
    contents.delete(file);
    throw error;
  }
}

/** Loads the texts of hits, except those that fail to load. Returns whether all texts loaded. */
async function loadTexts(index: Opened, hits: readonly SearchHit[]): Promise<boolean> {
  const {texts} = index;
  const names = new Set(hits.map(({id}) => index.documentOf(id)!.texts));
  const loaded = await Promise.allSettled(
    Array.from(names, async (name) => texts.set(name, (await readOnce(index, textsPath(name))) as PageTexts)),
  );
  return loaded.every(({status}) => status === 'fulfilled');
}

async function fetchJson(address: string, timeout?: number): Promise<unknown> {
  const response = await fetch(address, timeout === undefined ? {} : {signal: AbortSignal.timeout(timeout)});
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  const content: unknown = await response.json();
  if (content === null) throw new Error(`${address} is empty.`);
  return content;
}
