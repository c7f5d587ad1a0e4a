import preloadPage from '@docusaurus/core/lib/client/preload';
import {renewBudget} from '../../../src/client/prefetch';
import preload from '../../../src/client/preload';

jest.mock('@docusaurus/core/lib/client/preload');
jest.mock('../../../src/client/pageRoutes');
jest.mock('../../../src/client/prefetch');

it('reports a failure to callers that await it, and causes no unhandled rejection', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  jest.mocked(preloadPage).mockImplementation(() => Promise.reject(new Error('missing')));
  const ahead = preload('/dms/client');
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(ahead).rejects.toThrow('missing');
  process.off('unhandledRejection', unhandled);
});

it('allows more prefetching', async () => {
  jest.mocked(preloadPage).mockResolvedValue([]);
  await preload('/dms/client');
  expect(renewBudget).toHaveBeenCalled();
});

describe('the text of the page that the server rendered', () => {
  const fetched = jest.fn(() => Promise.resolve({ok: true, json: () => Promise.resolve([])} as Response));

  it('is loaded only if the reader comes back', async () => {
    await jest.isolateModulesAsync(async () => {
      globalThis.fetch = fetched;
      const {needText, pageLoader} = await import('../../../src/hooks/pageText');
      const {default: preload} = await import('../../../src/client/preload');
      const {default: preloadPage} = await import('@docusaurus/core/lib/client/preload');
      const loader = pageLoader(
        'first',
        'first',
        () => Promise.resolve(),
        () => '/first.js',
      );
      jest.mocked(preloadPage).mockImplementationOnce(loader as never);
      jest.mocked(preloadPage).mockResolvedValue([]);
      await preload('/f%C3%BCrst.html');
      await preload('/fürst');
      expect(fetched).not.toHaveBeenCalled();
      needText();
      await preload('/other');
      expect(fetched).not.toHaveBeenCalled();
      await preload('/fürst/');
      expect(fetched).toHaveBeenCalledTimes(1);
      await preload('/fürst');
      expect(fetched).toHaveBeenCalledTimes(1);
    });
  });
});
