/** @jest-environment jsdom */
import docusaurus from '../../../src/client/docusaurus';
import {loadRoute, missingPart, scriptsOf} from '../../../src/client/pageRoutes';
import prefetch from '../../../src/client/prefetch';
import preload from '../../../src/client/preload';

jest.mock('../../../src/client/pageRoutes');
jest.mock('../../../src/client/prefetch');
jest.mock('../../../src/client/preload');

beforeEach(() => {
  jest.mocked(prefetch).mockReset().mockResolvedValue();
  jest.mocked(scriptsOf).mockReturnValue(['/a.js', '/b.js']);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

it("prefetches a page's scripts", async () => {
  await docusaurus.prefetch('/a?query#part');
  expect(jest.mocked(scriptsOf).mock.calls).toEqual([['/a']]);
  expect(jest.mocked(prefetch).mock.calls).toEqual([['/a.js'], ['/b.js']]);
  expect(loadRoute).not.toHaveBeenCalled();
});

it('prefetches the part that names them first', async () => {
  jest.mocked(missingPart).mockReturnValueOnce('/part.json');
  jest.mocked(loadRoute).mockImplementation(() => {
    expect(jest.mocked(prefetch).mock.calls).toEqual([['/part.json']]);
    return Promise.resolve();
  });
  await docusaurus.prefetch('/a');
  expect(jest.mocked(prefetch).mock.calls).toEqual([['/part.json'], ['/a.js'], ['/b.js']]);
});

it('is silent about a part that fails to load', async () => {
  jest.mocked(missingPart).mockReturnValueOnce('/part.json');
  jest.mocked(loadRoute).mockImplementation(() => Promise.reject(new Error('offline')));
  await docusaurus.prefetch('/a');
  expect(jest.mocked(prefetch).mock.calls).toEqual([['/part.json']]);
});

it.each([
  [undefined, [['/a']]],
  [{effectiveType: '4g'}, [['/a']]],
  [{effectiveType: 'slow-2g'}, []],
  [{saveData: true, effectiveType: '4g'}, []],
])('on the connection %j, preloads %j', async (connection, calls) => {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  await docusaurus.preload('/a#part');
  expect(jest.mocked(preload).mock.calls).toEqual(calls);
  jest.mocked(preload).mockClear();
});
