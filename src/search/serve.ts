import {createEngine, type Engine} from './engine';
import {toDocuments, type IndexFile} from './indexFile';
import type {SearchReply, SearchRequest} from './protocol';
import type {SearchHit} from './types';

/**
 * Makes the worker's part of the conversation: fetches the index when it is opened, then searches in it.
 *
 * @returns answers a request; never rejects
 */
export function createServer(): (request: SearchRequest) => Promise<SearchReply> {
  let engine: Engine | undefined;

  async function answer(request: SearchRequest): Promise<SearchHit[]> {
    if (request.kind === 'open') {
      engine = createEngine(toDocuments(await fetchIndex(request.index), request.basePath));
      return [];
    }
    if (!engine) throw new Error('The index is not open.');
    return engine.search(request.query);
  }

  return async (request) => {
    try {
      return {id: request.id, hits: await answer(request)};
    } catch (error) {
      return {id: request.id, hits: [], error: String(error)};
    }
  };
}

async function fetchIndex(address: string): Promise<IndexFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return (await response.json()) as IndexFile;
}
