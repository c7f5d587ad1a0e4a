/**
 * `npm run serve`: serves the built site at its base path. The environment variable `PORT` sets the port (3000 by
 * default). Only this machine can reach the site, unless `HOST` is another address, such as 0.0.0.0.
 */
import {readOptions, runCommand} from '../command';
import {readDelivery} from '../delivery/delivery';
import {serve} from './serve';

const PORT = process.env.PORT || '3000';
const HOST = process.env.HOST || undefined;

void runCommand(async () => {
  readOptions({}, 'Write PORT=3001 HOST=0.0.0.0 npm run serve.');
  const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
  if (port < 1 || port > 65_535)
    throw new Error(`PORT=${PORT} isn't a port: write a number from 1 to 65535, as in PORT=3001 npm run serve.`);
  const delivery = readDelivery();
  const {origin} = await serve(delivery, port, HOST).catch(refuse);
  console.log(`The built site is at ${origin}${delivery.basePath}`);
});

/** @throws Error that says what to do about the error with which a server fails to start */
function refuse({code, message}: NodeJS.ErrnoException): never {
  const other = 'choose another with PORT=3001 npm run serve.';
  if (code === 'EADDRINUSE')
    throw new Error(`Port ${PORT} is in use: stop the program that listens there, or ${other}`);
  if (code === 'EACCES') throw new Error(`Port ${PORT} needs an administrator's rights: ${other}`);
  if (HOST === undefined) throw new Error(message);
  throw new Error(
    `HOST=${HOST} isn't an address of this machine (${message}): write HOST=0.0.0.0 for all its addresses, or leave out HOST.`,
  );
}
