/** The search worker: loads the index, then answers queries, without blocking the page. It is a file of its own origin. */
import {createEngine, type Engine} from './engine';
import {toDocuments, type IndexFile} from './indexFile';
import type {SearchHit} from './types';

/** What the page sends. Each request gets one reply. */
export interface WorkerRequest {
  /** Unique in a session; the reply repeats it. */
  id: number;
  /** `open` names the address of the index file, and the base path with a slash at both ends. */
  body: {kind: 'open'; index: string; basePath: string} | {kind: 'search'; query: string};
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
let engine: Engine | undefined;

scope.addEventListener('message', ({data: {id, body}}) => {
  answer(body).then(
    (hits) => scope.postMessage({id, hits}),
    (error: unknown) => scope.postMessage({id, hits: [], error: String(error)}),
  );
});

async function answer(body: WorkerRequest['body']): Promise<SearchHit[]> {
  if (body.kind === 'open') {
    engine = createEngine(toDocuments(await fetchIndex(body.index), body.basePath));
    return [];
  }
  if (!engine) throw new Error('The index is not open.');
  return engine.search(body.query);
}

async function fetchIndex(address: string): Promise<IndexFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return (await response.json()) as IndexFile;
}
