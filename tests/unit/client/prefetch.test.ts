/** @jest-environment jsdom */
import type * as Prefetch from '../../../src/client/prefetch';
import type * as PageText from '../../../src/hooks/pageText';

const KIB = 1024;
const fetched = jest.fn<Promise<Response>, [string]>();
const answer = (ok: boolean, bytes = 0) =>
  ({ok, arrayBuffer: () => Promise.resolve(new ArrayBuffer(bytes))}) as Response;
const settled = () => new Promise((resolve) => setTimeout(resolve));

let prefetch: typeof Prefetch.default;
let pageLoader: typeof PageText.pageLoader;
let renewBudget: typeof Prefetch.renewBudget;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer(true));
  globalThis.fetch = fetched as unknown as typeof fetch;
  // Browsers record failed requests too.
  performance.getEntriesByName = (name) =>
    addresses().includes(name.replace('http://localhost', '')) ? ([{}] as PerformanceEntry[]) : [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.isolateModules(() => {
    ({default: prefetch, renewBudget} = jest.requireActual<typeof Prefetch>('../../../src/client/prefetch'));
    ({pageLoader} = jest.requireActual<typeof PageText>('../../../src/hooks/pageText'));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.replaceChildren();
});

const addresses = () => fetched.mock.calls.map(([address]) => address.replace('http://localhost', ''));

async function prefetchAll(...urls: string[]): Promise<void> {
  void urls.map((url) => prefetch(url));
  await settled();
}

it('fetches a file once, however its address is written', async () => {
  await prefetchAll('/a.js', '/a.js', 'http://localhost/a.js');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['http://localhost/a.js']);
});

it("fetches a page's text after its script", async () => {
  pageLoader(
    'page.mdx',
    'page',
    () => Promise.resolve(),
    () => '/page.1a2b.js',
  );
  await prefetchAll('/page.1a2b.js', '/other.1a2b.js');
  expect(addresses()).toEqual(['/page.1a2b.js', '/other.1a2b.js', '/page.1a2b.text.json']);
});

it("doesn't fetch a file that the document has loaded", async () => {
  performance.getEntriesByName = (name) => (name === 'http://localhost/b.js' ? [{} as PerformanceEntry] : []);
  await prefetch('/b.js');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['link', {rel: 'preload', href: '/b.js'}],
  ['script', {src: '/b.js'}],
])("doesn't fetch a file that a %s in the document loads", async (tag, attributes) => {
  document.head.append(Object.assign(document.createElement(tag), attributes));
  await prefetchAll('/b.js', '/c.js');
  expect(addresses()).toEqual(['/c.js']);
});

it('is silent about a failure, and tries again at the next call', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer(false));
  await prefetch('/c.js');
  await prefetch('/c.js');
  await prefetch('/c.js');
  await prefetch('/c.js');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('fetches one file at a time, the last link in view first', async () => {
  let finish: () => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(answer(true)))));
  await prefetchAll('/a.js', '/b.js', '/c.js');
  expect(addresses()).toEqual(['/a.js']);
  finish();
  await settled();
  expect(addresses()).toEqual(['/a.js', '/c.js', '/b.js']);
});

it('ends a download that the host never answers', async () => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetched.mockReturnValueOnce(
    new Promise((_, reject) =>
      limit.signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
    ),
  );
  await prefetchAll('/a.js', '/b.js');
  expect(addresses()).toEqual(['/a.js']);
  limit.abort();
  await settled();
  expect(addresses()).toEqual(['/a.js', '/b.js']);
});

const FILES = Array.from({length: 20}, (_, index) => `/${index}.js`);

it('fetches at most 60 KiB of files until the budget is renewed', async () => {
  fetched.mockResolvedValue(answer(true, 15 * KIB));
  await prefetchAll(...FILES);
  expect(fetched).toHaveBeenCalledTimes(3);
  renewBudget();
  await settled();
  expect(fetched).toHaveBeenCalledTimes(6);
});

it('counts transferred bytes, if the browser reports them', async () => {
  fetched.mockResolvedValue(answer(true, 15 * KIB));
  performance.getEntriesByName = (name) =>
    fetched.mock.calls.some(([address]) => address === name)
      ? [{encodedBodySize: 5 * KIB} as PerformanceResourceTiming]
      : [];
  await prefetchAll(...FILES);
  expect(fetched).toHaveBeenCalledTimes(9);
});

it('waits while the page is hidden', async () => {
  visibility = 'hidden';
  await prefetchAll('/a.js');
  expect(fetched).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(addresses()).toEqual(['/a.js']);
});

it.each([
  [{saveData: true, effectiveType: '4g'}, 0],
  [{saveData: false, effectiveType: 'slow-2g'}, 0],
  [{saveData: false, effectiveType: '2g'}, 0],
  [{saveData: false, effectiveType: '3g'}, 0],
  [{saveData: false, effectiveType: '4g'}, 1],
])('on the connection %j, fetches %d of 1 file', async (connection, count) => {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  await prefetchAll('/a.js');
  expect(fetched).toHaveBeenCalledTimes(count);
});
