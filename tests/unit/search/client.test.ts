/** @jest-environment jsdom */
/** Tests which requests the browser's search client sends to its worker and the server, and how it handles failures. */
import {toParts} from '../../../src/plugins/search/toParts';
import type {IndexFile} from '../../../src/search/indexFile';
import {writePostings} from '../../../src/search/postings';
import type {WorkerReply, WorkerRequest} from '../../../src/search/worker';
import {deferred} from '../../support/deferred';
import {documentsOf} from '../../support/searchDocuments';

// Mock only the settings that search reads. Each test loads the client again, and reading all settings would take most
// of the time.
jest.mock('@generated/docusaurus.config', () => ({__esModule: true, default: {baseUrl: '/', themeConfig: {}}}));

const DOCUMENTS = documentsOf(
  {title: 'Client', text: 'About clients.'},
  {title: 'Keys', titles: ['Client'], text: 'Save the keys.'},
);
const INDEX: IndexFile = {pages: [['dms/client', '1a', [1, 'Client'], [2, 'Keys']]], ...writePostings(DOCUMENTS)};
const TEXTS = [['About clients.'], ['Save the keys.']];

/** Runs worker.ts without a thread, as a separate module instance. */
class WorkerInPage extends EventTarget {
  static last: WorkerInPage;
  readonly #scope = new EventTarget();
  isMute = false;
  terminate = jest.fn();

  constructor(readonly address: URL) {
    super();
    WorkerInPage.last = this;
    const listen = jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((type: string, listener: unknown) =>
        this.#scope.addEventListener(type, listener as EventListener),
      );
    jest.isolateModules(() => void jest.requireActual('../../../src/search/worker'));
    listen.mockRestore();
    // The worker replies with its global `postMessage`. In this test, that is the window's `postMessage`.
    jest.spyOn(globalThis, 'postMessage').mockImplementation((data: WorkerReply) => {
      this.dispatchEvent(new MessageEvent('message', {data}));
    });
  }

  postMessage(data: WorkerRequest): void {
    if (!this.isMute) this.#scope.dispatchEvent(new MessageEvent('message', {data}));
  }
}

globalThis.Worker = WorkerInPage as unknown as typeof Worker;

/** What the server sends instead of JSON: a text. With an error, the request fails. */
class Broken {
  constructor(readonly content: string | Error) {}
}

/** The server's files by path: JSON values or `Broken`. Undefined if a file is missing. */
let answers: Record<string, unknown>;
const asked = jest.fn();

beforeEach(() => {
  jest.resetModules();
  asked.mockClear();
  answers = {
    '/_portal/search.json': {index: 'search-index-1.json'},
    '/_portal/search-index-1.json': INDEX,
    '/_portal/texts/1a.json': TEXTS,
  };
  globalThis.fetch = jest.fn((address: string) => {
    const {pathname} = new URL(address);
    asked(pathname);
    const body = answers[pathname];
    const content = body instanceof Broken ? body.content : JSON.stringify(body);
    if (content instanceof Error) return Promise.reject(content);
    return Promise.resolve({
      ok: body !== undefined,
      status: body === undefined ? 404 : 200,
      json: () => Promise.resolve(JSON.parse(content) as unknown),
      text: () => Promise.resolve(content),
    });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const open = async () => (await import('../../../src/search/client')).openSearch();

it('loads the pointer and the index once a session', async () => {
  const {openSearch} = await import('../../../src/search/client');
  const [one, two] = await Promise.all([openSearch(), openSearch()]);
  expect(one).toBe(two);
  expect((await one.search('keys')).map(({href}) => href)).toEqual(['/dms/client#keys']);
  await (await openSearch()).search('client');
  expect(asked.mock.calls.flat()).toEqual(['/_portal/search.json', '/_portal/search-index-1.json']);
});

it('finds hits without their texts, and loads the texts of a page once for excerpts', async () => {
  const engine = await open();
  const [hit] = await engine.search('keys');
  expect(hit!.excerpt).toBeUndefined();
  expect(asked).not.toHaveBeenCalledWith('/_portal/texts/1a.json');
  const [excerpts] = await Promise.all([engine.searchAll('keys', true), engine.searchAll(' ', true)]);
  expect(excerpts).toMatchObject([{href: '/dms/client#keys', html: 'Save the <mark>keys</mark>.'}]);
  await engine.searchAll('client', true);
  expect(asked.mock.calls.flat().filter((path) => path === '/_portal/texts/1a.json')).toHaveLength(1);
});

it('has empty excerpts without the texts, and asks for them again for the next query', async () => {
  answers['/_portal/texts/1a.json'] = undefined;
  const engine = await open();
  expect(await engine.searchAll('keys', true)).toMatchObject([{href: '/dms/client#keys', excerpt: []}]);
  answers['/_portal/texts/1a.json'] = TEXTS;
  expect(await engine.searchAll('keys', true)).toMatchObject([{html: 'Save the <mark>keys</mark>.'}]);
});

it('opens the current index when texts are gone, as after a release', async () => {
  const engine = await open();
  const {'/_portal/texts/1a.json': texts, '/_portal/search-index-1.json': index, ...rest} = answers;
  answers = {
    ...rest,
    '/_portal/search.json': {index: 'search-index-2.json'},
    '/_portal/search-index-2.json': JSON.parse(JSON.stringify(index).replace('"1a"', '"2b"')) as IndexFile,
    '/_portal/texts/2b.json': texts,
  };
  expect(await engine.searchAll('keys', true)).toMatchObject([{html: 'Save the <mark>keys</mark>.'}]);
});

it('repeats a query whose texts are gone if another query has opened the current index', async () => {
  const indexOf = (texts: readonly [string, string]): IndexFile => ({
    ...INDEX,
    pages: [
      ['dms/client', texts[0], [1, 'Client']],
      ['dms/keys', texts[1], [1, 'Keys']],
    ],
  });
  answers['/_portal/search-index-1.json'] = indexOf(['1a', '1b']);
  const engine = await open();
  answers = {
    '/_portal/search.json': {index: 'search-index-2.json'},
    '/_portal/search-index-2.json': indexOf(['2a', '2b']),
    '/_portal/texts/2a.json': TEXTS.slice(0, 1),
    '/_portal/texts/2b.json': TEXTS.slice(1),
  };
  const gone = deferred<Response>();
  jest.mocked(fetch).mockReturnValueOnce(gone.promise);
  const slow = engine.searchAll('keys', true);
  expect(await engine.searchAll('about', true)).toMatchObject([{html: '<mark>About</mark> clients.'}]);
  gone.resolve({ok: false, status: 404} as Response);
  expect(await slow).toMatchObject([{html: 'Save the <mark>keys</mark>.'}]);
});

it('keeps the index when texts are gone, but the index is still the current one or none can be read', async () => {
  const engine = await open();
  const posted = jest.spyOn(WorkerInPage.last, 'postMessage');
  answers['/_portal/texts/1a.json'] = undefined;
  expect(await engine.searchAll('keys', true)).toMatchObject([{href: '/dms/client#keys', excerpt: []}]);
  answers['/_portal/search.json'] = new Broken(new TypeError('Failed to fetch'));
  expect(await engine.searchAll('keys', true)).toMatchObject([{href: '/dms/client#keys', excerpt: []}]);
  expect(posted.mock.calls.map(([{body}]) => body.kind)).toEqual(['excerpts', 'excerpts']);
});

it('reads the pointer again when the index it names is gone, as after a release', async () => {
  const all = answers;
  answers = {'/_portal/search.json': {index: 'search-index-0.json'}};
  asked.mockImplementation((path: string) => {
    if (path === '/_portal/search-index-0.json') answers = all;
  });
  expect(await (await open()).search('keys')).toHaveLength(1);
  asked.mockReset();
});

it('answers an empty query without the worker', async () => {
  const engine = await open();
  WorkerInPage.last.isMute = true;
  expect(await engine.search(' ')).toEqual([]);
});

describe.each(['/_portal/search.json', '/_portal/search-index-1.json'])('%s', (file) => {
  it.each([
    ['is missing', undefined],
    ['cannot be reached', new Broken(new TypeError('Failed to fetch'))],
    ['is empty', new Broken('')],
    ['is null', null],
    ['is a page', new Broken('<!doctype html><title>Not found</title>')],
    ['is cut off', new Broken(JSON.stringify(INDEX).slice(0, -40))],
    ['is something else', new Broken('\u0000{]<')],
  ])('%s: search is unavailable, and a later call tries again', async (_, content) => {
    const {openSearch} = await import('../../../src/search/client');
    const {SearchUnavailable} = await import('../../../src/search/types');
    const all = answers;
    answers = {...all, [file]: content};
    await expect(openSearch()).rejects.toThrow(SearchUnavailable);
    expect(WorkerInPage.last.terminate).toHaveBeenCalled();
    answers = all;
    expect(await (await openSearch()).search('keys')).toHaveLength(1);
  });
});

it('says in development how to get an index', async () => {
  const {NODE_ENV} = process.env;
  answers = {};
  try {
    Object.assign(process.env, {NODE_ENV: 'development'});
    await expect(open()).rejects.toThrow(/npm run build/);
  } finally {
    Object.assign(process.env, {NODE_ENV});
  }
});

it('rejects pending searches when the worker fails; the next opening starts another', async () => {
  const {openSearch} = await import('../../../src/search/client');
  const {SearchUnavailable} = await import('../../../src/search/types');
  const engine = await openSearch();
  const worker = WorkerInPage.last;
  worker.isMute = true;
  const search = engine.search('keys');
  const failure = new Event('error', {cancelable: true});
  worker.dispatchEvent(failure);
  await expect(search).rejects.toThrow(SearchUnavailable);
  await expect(engine.search('keys')).rejects.toThrow(SearchUnavailable);
  expect(failure.defaultPrevented).toBe(true);
  expect(await (await openSearch()).search('keys')).toHaveLength(1);
  expect(WorkerInPage.last).not.toBe(worker);
});

it('times out when the worker does not answer', async () => {
  const engine = await open();
  jest.useFakeTimers();
  WorkerInPage.last.isMute = true;
  const search = engine.search('keys');
  jest.advanceTimersByTime(5_000);
  await expect(search).rejects.toThrow(/didn't answer within 5 s/);
});

it('keeps searching while excerpts take long', async () => {
  const engine = await open();
  jest.useFakeTimers();
  WorkerInPage.last.isMute = true;
  void engine.searchAll('keys', true);
  jest.advanceTimersByTime(60_000);
  WorkerInPage.last.isMute = false;
  expect(await engine.search('keys')).toHaveLength(1);
});

describe('an index in parts', () => {
  /** Makes the server send the index in parts. The parts' names begin with `release`. */
  async function divide(release: string): Promise<void> {
    const parts: Record<string, unknown> = {};
    const write = (part: unknown): Promise<string> => {
      const name = `${release}-${Object.keys(parts).length}`;
      parts[`/_portal/search-index-${name}.json`] = part;
      return Promise.resolve(name);
    };
    const head = await toParts(INDEX, write, 20);
    answers = {
      '/_portal/search.json': head,
      ...parts,
      '/_portal/texts/1a.json': TEXTS,
    };
  }
  const askedParts = (): string[] =>
    (asked.mock.calls.flat() as string[]).filter((path) => /search-index-\w+-/.test(path));

  beforeEach(() => divide('a'));

  it('gives the same hits and excerpts, and loads the parts that a query needs, each once', async () => {
    const engine = await open();
    expect(askedParts()).toEqual([]);
    const [hits] = await Promise.all([engine.search('keys'), engine.search('keys')]);
    expect(hits).toMatchObject([{href: '/dms/client#keys', excerpt: undefined}]);
    expect(engine.isDivided).toBe(true);
    expect(await engine.searchAll('keys', false)).toEqual(hits);
    const excerpts = await engine.searchAll('keys', true);
    expect(excerpts).toMatchObject([{href: '/dms/client#keys', html: 'Save the <mark>keys</mark>.'}]);
    await engine.searchAll('keys', true);
    await engine.search('cleint'); // A misspelling needs all terms.
    expect(new Set(askedParts()).size).toBe(askedParts().length);
    expect(askedParts().length).toBeGreaterThan(2);
    expect(askedParts().length).toBeLessThan(Object.keys(answers).length - 2);
  });

  it('opens the newest index when a part is gone, as after a release', async () => {
    const engine = await open();
    await divide('b');
    expect(await engine.searchAll('keys', true)).toMatchObject([{html: 'Save the <mark>keys</mark>.'}]);
    expect(askedParts().some((path) => path.includes('index-b-'))).toBe(true);
  });

  it('is unavailable without a part, and asks for it again for the next query', async () => {
    const {SearchUnavailable} = await import('../../../src/search/types');
    const engine = await open();
    const all = answers;
    answers = {};
    await expect(engine.search('keys')).rejects.toThrow(SearchUnavailable);
    answers = all;
    expect(await engine.search('keys')).toHaveLength(1);
  });

  it('waits for slow parts longer than for a slow worker', async () => {
    const engine = await open();
    jest.useFakeTimers();
    const fetchNow = globalThis.fetch;
    globalThis.fetch = (async (address: string) => {
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      return fetchNow(address);
    }) as typeof fetch;
    const search = engine.search('keys');
    // The parts with the terms load first, then the parts with the pages of the hits.
    await jest.advanceTimersByTimeAsync(35_000);
    expect(await search).toHaveLength(1);
  });
});
