/** `npm run serve`: serves the built site at its base path, on port `PORT` of the environment (3000 by default). */
import {createServer} from 'node:http';
import {readDelivery} from '../delivery/delivery';
import {createPreviewHandler} from './handler';

const port = Number(process.env.PORT ?? 3000);
const delivery = readDelivery();
const server = createServer(createPreviewHandler(delivery));

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop the program that listens there, or choose another with PORT=3001 npm run serve.`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, () => console.log(`The built site is at http://localhost:${port}${delivery.basePath}`));
