import preloadPage from '@docusaurus/core/lib/client/preload';
import {renewBudget} from '../../../src/client/prefetch';
import preload from '../../../src/client/preload';

jest.mock('@docusaurus/core/lib/client/preload');
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
