/** A fixture site served by `npm start`, with pages that tests can edit. */
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from './freePort';
import {createSite} from './siteFixture';

export interface DevServer {
  /** `http://localhost:…`, without a trailing slash. */
  origin: string;
  close: () => Promise<void>;
}

export interface DevSite extends DevServer {
  /** Saves a file, like a writer's editor. */
  write(file: string, text: string): void;
}

/** How long the first compilation may take, in ms. */
const START = 90_000;

/**
 * Starts the development server on a copy of the portal.
 *
 * @param files - texts by path, relative to the site's folder; they replace the portal's own files
 * @throws Error with the server's output if the server doesn't start
 */
export async function startSite(files: Record<string, string>): Promise<DevSite> {
  const site = createSite(files);
  try {
    const server = await startDevServer(site.folder);
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
 * @throws Error with the server's output if the server doesn't start
 */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(
    'node',
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)],
    {
      cwd: folder,
      // Serve the site at the root, even if the build under test has a base path.
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

/** Waits until the server reports that it has compiled. */
async function compiled(server: ReturnType<typeof spawn>): Promise<void> {
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
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The development server has stopped:\n${output}`));
    });
  });
}
