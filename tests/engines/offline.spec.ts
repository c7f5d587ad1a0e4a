/** Tests offline reading: saves the production build's pages, and then stops the host. */
import type {AddressInfo} from 'node:net';
import {readDelivery} from '../../scripts/delivery/delivery';
import {createPreviewServer} from '../../scripts/preview/handler';
import {boxOf, button, click, expectHeading, expectUsable, open} from './support/portal';
import {poll, test} from './support/test';

// Expect the browsers' reports about the missing host.
test.use({expectedReports: [/not loaded|Load failed|NetworkError|Failed to fetch|Failed to update a ServiceWorker/]});

test('pages and search work without the host', async ({engine}) => {
  const server = createPreviewServer(readDelivery());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await open(engine, `${origin}/privacy`);
    await click(engine, button('Save all pages for offline reading'));
    await poll(() => boxOf(engine, button('Delete saved pages')), {timeout: 30_000}).toBeDefined();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await open(engine, `${origin}/dms/client`);
  await expectHeading(engine, 'Create and configure a client');
  await open(engine, `${origin}/groups/group-metadata.html`);
  await poll(() => engine.evaluate(() => location.pathname)).toBe('/groups/group-metadata');
  await engine.key('/');
  await engine.type('reaction');
  await expectUsable(engine, {selector: 'dialog [role="option"]'}, 300, 40);
  await engine.key('Escape');
  await open(engine, `${origin}/nowhere`);
  await expectHeading(engine, 'Page Not Found');
});
