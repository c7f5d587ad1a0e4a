/** `npm run serve`: shows the built site, under the path that it was built for. `PORT` (3000) comes from the environment. */
import {createServer} from 'node:http';
import {readDelivery} from '../delivery/delivery';
import {createPreviewHandler} from './handler';

const port = Number(process.env.PORT ?? 3000);
const delivery = readDelivery();
const server = createServer(createPreviewHandler(delivery));

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what listens there, or choose another with PORT=3001 npm run preview.`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, () => console.log(`The built site is at http://localhost:${port}${delivery.basePath}`));
