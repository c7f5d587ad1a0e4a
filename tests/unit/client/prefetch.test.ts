/** @jest-environment jsdom */
import prefetch from '../../../src/client/prefetch';

const fetched = jest.fn<Promise<Response>, [string]>();
const answer = (ok: boolean) => ({ok, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0))}) as Response;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer(true));
  globalThis.fetch = fetched as unknown as typeof fetch;
  performance.getEntriesByName = () => [];
});

const addresses = () => fetched.mock.calls.map(([address]) => address);

it('fetches a file once, however its address is written', async () => {
  await Promise.all([prefetch('/a.js'), prefetch('/a.js'), prefetch('http://localhost/a.js')]);
  expect(addresses()).toEqual(['http://localhost/a.js']);
});

it("doesn't fetch a file that the document has loaded", async () => {
  performance.getEntriesByName = (name) => (name === 'http://localhost/b.js' ? [{} as PerformanceEntry] : []);
  await prefetch('/b.js');
  expect(fetched).not.toHaveBeenCalled();
});

it('is silent about a failure, and tries again at the next call', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer(false));
  await prefetch('/c.js');
  await prefetch('/c.js');
  await prefetch('/c.js');
  await prefetch('/c.js');
  expect(fetched).toHaveBeenCalledTimes(3);
});
