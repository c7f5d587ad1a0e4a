/** `npm run serve`: shows the built site. `PORT` (3000) and `BASE_PATH` (/) come from the environment. */
import {createServer} from 'node:http';
import {readEnvironment} from '../../src/config/environment';
import {createPreviewHandler} from './handler';

const port = Number(process.env.PORT ?? 3000);
const {basePath} = readEnvironment(process.env);
const server = createServer(createPreviewHandler({folder: 'build', basePath}));

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what listens there, or choose another with PORT=3001 npm run preview.`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, () => console.log(`The built site is at http://localhost:${port}${basePath}`));
