/**
 * `npm run serve`: serves the built site at its base path. The environment variable `PORT` sets the port (3000 by
 * default). Only this machine can reach the site, unless `HOST` is another address, such as 0.0.0.0.
 */
import {readDelivery} from '../delivery/delivery';
import {serve} from './serve';

const {PORT = '3000', HOST} = process.env;
const delivery = readDelivery();

serve(delivery, Number(PORT), HOST || undefined).then(
  ({origin}) => console.log(`The built site is at ${origin}${delivery.basePath}`),
  (reason: unknown) => {
    const {code, message} = reason as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${PORT} is in use: stop the program that listens there, or choose another with PORT=3001 npm run serve.`
        : message,
    );
    process.exitCode = 1;
  },
);
