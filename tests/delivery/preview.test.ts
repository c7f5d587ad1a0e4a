/** Tests who can reach the preview server. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {networkInterfaces, tmpdir} from 'node:os';
import path from 'node:path';
import {deliveryAt} from '../support/deliveryRequests';
import {serve, type Served} from '../../scripts/preview/serve';

/** The address at which other machines reach this one; without a network, a second local address. */
const OUTSIDE =
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2';

const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
writeFileSync(path.join(folder, '404.html'), 'not found');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

let served: Served;
afterEach(() => {
  served.close();
});

const isReachable = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(served.origin).port), host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

it('only this machine can reach it by default', async () => {
  served = await serve(deliveryAt(folder, '/'));
  expect(await isReachable('localhost')).toBe(true);
  expect(await isReachable(OUTSIDE)).toBe(false);
});

it('others can reach it at another address', async () => {
  served = await serve(deliveryAt(folder, '/'), 0, '0.0.0.0');
  expect(await isReachable(OUTSIDE)).toBe(true);
});
