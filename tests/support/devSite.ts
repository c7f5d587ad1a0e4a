/** A fixture site under `npm start`, whose pages can be edited. */
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from './freePort';
import {createSite} from './siteFixture';

export interface DevServer {
  /** `http://localhost:…`, without a slash at its end. */
  origin: string;
  close: () => Promise<void>;
}

export interface DevSite extends DevServer {
  /** Saves a file, as a writer's editor does. */
  write(file: string, text: string): void;
}

/** How long the first compilation may take, in ms. */
const START = 90_000;

/**
 * Starts the development server on a copy of the portal.
 *
 * @param files - text by path below the site, on top of the portal's source
 * @throws Error with the server's output where it does not come up
 */
export async function startSite(files: Record<string, string>): Promise<DevSite> {
  const site = createSite(files);
  try {
    const server = await startServer(site.folder);
    return {
      origin: server.origin,
      write(file, text) {
        writeFileSync(path.join(site.folder, file), text);
      },
      async close() {
        await server.close();
        site.remove();
      },
    };
  } catch (error) {
    site.remove();
    throw error;
  }
}

/**
 * Starts the development server of a site.
 *
 * @throws Error with the server's output where it does not come up
 */
export async function startServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(
    'node',
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)],
    {
      cwd: folder,
      // At the root, wherever the build under test is.
      env: {
        ...process.env,
        BASE_PATH: '/',
        NODE_ENV: 'development',
        NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill();
    await ended;
  };
  try {
    await compiled(server);
  } catch (error) {
    await close();
    throw error;
  }
  return {origin: `http://localhost:${port}`, close};
}

/** Waits until the server says that it has compiled. */
async function compiled({stdout, stderr}: ReturnType<typeof spawn>): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The development server does not come up:\n${output}`));
    }, START);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/compiled/i.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
  });
}
