/** A local service with Algolia's search protocol, for records like those of DocSearch's crawler. */
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface AlgoliaRecord {
  url: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
}

export interface AlgoliaStandIn {
  host: string;
  close: () => Promise<void>;
}

interface Request {
  query: string;
  hitsPerPage: number;
  highlightPreTag: string;
  highlightPostTag: string;
}

export const STAND_IN = {appId: 'TESTAPP', apiKey: 'search-only', indexName: 'docs'};

/**
 * Serves the records that contain a word that begins with one of the query's words. Puts the request's highlight tags
 * around these words. Responds with 403 to wrong credentials.
 */
export async function serveAlgolia(records: readonly AlgoliaRecord[]): Promise<AlgoliaStandIn> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const {indexName, appId, apiKey} = STAND_IN;
      const isAllowed =
        request.headers['x-algolia-application-id'] === appId && request.headers['x-algolia-api-key'] === apiKey;
      const isKnown = request.method === 'POST' && request.url === `/1/indexes/${indexName}/query`;
      const status = isAllowed ? (isKnown ? 200 : 404) : 403;
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(status === 200 ? answer(records, JSON.parse(body) as Request) : {status}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    host: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answer(records: readonly AlgoliaRecord[], request: Request) {
  const words = request.query.toLowerCase().match(/\w+/g) ?? [];
  const pattern = new RegExp(`\\b(${words.join('|') || '(?!)'})\\w*`, 'gi');
  const mark = (value: string) => ({
    value: value.replace(pattern, (found) => request.highlightPreTag + found + request.highlightPostTag),
  });
  const hits = records
    .filter((record) => JSON.stringify([record.hierarchy, record.content]).search(pattern) !== -1)
    .slice(0, request.hitsPerPage)
    .map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).flatMap(([level, text]) => (text ? [[level, mark(text)]] : [])),
        ),
      },
      _snippetResult: record.content ? {content: mark(record.content)} : {},
    }));
  return {hits, nbHits: hits.length};
}
