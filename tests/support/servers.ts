/** Runs real servers with the configuration that the portal generates for them. The servers need no special rights. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './freePort';
import type {Delivery} from '../../scripts/delivery/delivery';
import {toCaddy} from '../../scripts/delivery/hosts/caddy';
import {NGINX_LIMITS, toNginx} from '../../scripts/delivery/hosts/nginx';
import {serve} from '../../scripts/preview/serve';

export interface Server {
  /** `http://localhost:…`, without a trailing slash. */
  origin: string;
  close: () => Promise<void>;
}

export const SERVERS = ['preview', 'nginx', 'caddy'] as const;
export type ServerName = (typeof SERVERS)[number];

/** How to install a missing program. */
const INSTALL = {
  nginx: 'apt-get install nginx-light libnginx-mod-http-brotli-static',
  caddy: 'apt-get install caddy',
} as const;

/** The paths where Debian may install nginx's Brotli module. nginx needs the exact path to load it. */
const BROTLI = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'].map((folder) =>
  path.join(folder, 'ngx_http_brotli_static_module.so'),
);

/** The time limit for a server's first response, in ms. */
const START = 10_000;

/** Returns what to install before the server can start; undefined if nothing is missing. */
export function missingProgram(name: ServerName): string | undefined {
  if (name === 'preview') return undefined;
  const runs = spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;
  return runs && (name === 'caddy' || BROTLI.some(existsSync)) ? undefined : INSTALL[name];
}

/**
 * Serves a built site.
 *
 * @param port - a free one by default
 * @throws Error with the server's output if the server doesn't start
 */
export async function startServer(name: ServerName, delivery: Delivery, port?: number): Promise<Server> {
  if (name === 'preview') {
    const {origin, close} = await serve(delivery, port);
    return {
      origin,
      close: () => {
        close();
        return Promise.resolve();
      },
    };
  }
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const root = path.join(folder, 'root');
  cpSync(delivery.folder, path.join(root, delivery.basePath), {recursive: true});
  // Let all users read the files. If root starts nginx, its workers run as another user.
  for (const open of [folder, path.join(root, delivery.basePath)]) chmodSync(open, 0o755);
  const listen = port ?? (await freePort());
  const server =
    name === 'nginx' ? spawnNginx(folder, root, delivery, listen) : spawnCaddy(folder, root, delivery, listen);
  const origin = `http://localhost:${listen}`;
  const close = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    }
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await answering(server, origin);
  } catch (error) {
    await close();
    throw error;
  }
  return {origin, close};
}

function spawnNginx(folder: string, root: string, delivery: Delivery, port: number): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(path.join(folder, 'portal.conf'), toNginx(delivery, {listen: `127.0.0.1:${port}`, root}));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${BROTLI.find(existsSync)!};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
worker_rlimit_nofile ${NGINX_LIMITS.worker_rlimit_nofile};
events { worker_connections ${NGINX_LIMITS.worker_connections}; }
http {
  access_log off;
${temporary.join('\n')}
  include ${folder}/portal.conf;
}
`,
  );
  return spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']);
}

function spawnCaddy(folder: string, root: string, delivery: Delivery, port: number): ChildProcess {
  const file = path.join(folder, 'Caddyfile');
  const site = toCaddy(delivery, {address: `http://localhost:${port}`, root});
  writeFileSync(file, `{\n  admin off\n}\n${site}`);
  mkdirSync(path.join(folder, 'home'));
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {...process.env, HOME: path.join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  });
}

/** Waits until the server responds. */
async function answering(server: ChildProcess, origin: string): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = Date.now() + START;
  for (;;) {
    const answers = await fetch(origin, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (server.exitCode !== null || Date.now() > end) throw new Error(`The server does not come up:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
