/** Tests the search worker in a stand-in for its global scope. */
import {toDocuments, type IndexFile, type PageTexts} from '../../../src/search/indexFile';
import {writePostings} from '../../../src/search/postings';
import type {WorkerReply, WorkerRequest} from '../../../src/search/worker';

const SITE = 'https://docs.test/';
const TEXT = 'Streams are long-lived.';
const TEXTS: PageTexts = [[TEXT]];

let requested: string[];
let host: Record<string, unknown>;
let send: (body: WorkerRequest['body']) => Promise<WorkerReply>;

beforeEach(async () => {
  requested = [];
  host = {'_portal/texts/1a.json': TEXTS};
  const waiting = new Map<number, (reply: WorkerReply) => void>();
  let listener: (event: {data: WorkerRequest}) => void;
  Object.assign(globalThis, {
    addEventListener: (_: 'message', added: typeof listener) => (listener = added),
    postMessage: (reply: WorkerReply) => waiting.get(reply.id)!(reply),
    fetch(address: string) {
      const file = address.replace(SITE, '');
      requested.push(file);
      return Promise.resolve(
        host[file] === undefined ? new Response('', {status: 503}) : new Response(JSON.stringify(host[file])),
      );
    },
  });
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/search/worker');
  });
  send = (body) =>
    new Promise((resolve) => {
      const id = waiting.size;
      waiting.set(id, resolve);
      listener({data: {id, body}});
    });
});

async function openIndex(): Promise<void> {
  const pages: IndexFile['pages'] = [['streams', '1a', [1, 'Streams']]];
  const documents = toDocuments({pages}, '/').map((head) => ({...head, text: TEXT}));
  await send({kind: 'open', index: JSON.stringify({pages, ...writePostings(documents)}), site: SITE});
}

test('texts of hits load once, even for queries at the same time', async () => {
  await openIndex();
  const replies = await Promise.all([
    send({kind: 'excerpts', query: 'streams'}),
    send({kind: 'excerpts', query: 'stream'}),
  ]);
  await send({kind: 'excerpts', query: 'streams'});
  expect(replies.map(({hits}) => hits.map(({id}) => id))).toEqual([[0], [0]]);
  expect(requested).toEqual(['_portal/texts/1a.json']);
});

test.each([
  ['fails to load', {}],
  ['is empty', {'_portal/texts/1a.json': null}],
])('hits appear without a text that %s, and a later query requests it again', async (_, files) => {
  await openIndex();
  host = files;
  expect(await send({kind: 'excerpts', query: 'streams'})).toMatchObject({lacksTexts: true, hits: [{}]});
  host = {'_portal/texts/1a.json': TEXTS};
  const {hits} = await send({kind: 'excerpts', query: 'streams'});
  expect(JSON.stringify(hits)).toContain('long-lived');
  expect(requested).toHaveLength(2);
});
