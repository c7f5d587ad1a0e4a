/** Runs the pages' commands, in a folder with the packages that these pages install. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildUserContactTopic} from '@xmtp/xmtp-js';
import {Wallet} from 'ethers';
import {CLIENT, NOTIFICATIONS, PERFORMANCE, QUICKSTART} from './fences';
import type {Method} from './network';
import {fenceAt, ROOT, type Address} from './pages';
import {serve, stopServers} from './server';
import {account, eventually, internet} from './world';

let folder: string;
let origin: string;
const pushCalls: string[] = [];
const running: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  origin = await serve(async (request, body, response) => {
    const [, network, ...rest] = request.url!.split('/');
    const method = rest.at(-1)!;
    if (network === 'push') {
      pushCalls.push(method);
      response.writeHead(200).end('{}');
      return;
    }
    const init = {headers: request.headers as Record<string, string>, body: body.toString()};
    const answer = await internet[network as 'dev' | 'local'].fetch(method as Method, init);
    response.writeHead(answer.status);
    response.flushHeaders();
    try {
      const reader = answer.body!.getReader();
      for (let {done, value} = await reader.read(); !done; {done, value} = await reader.read()) response.write(value);
    } catch {
      // The stream was closed.
    }
    response.end();
  });
  folder = mkdtempSync(path.join(tmpdir(), 'portal-commands-'));
  // The same files as after `npm init -y` and the page's `npm install`.
  writeFileSync(path.join(folder, 'package.json'), '{"name": "app", "version": "1.0.0"}');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const hosts = {
    'https://dev.xmtp.network': `${origin}/dev`,
    'http://localhost:25555': `${origin}/local`,
    'http://localhost:8080': `${origin}/push`,
  };
  writeFileSync(
    path.join(folder, 'hosts.cjs'),
    `const {fetch} = globalThis;
    globalThis.fetch = (url, init) => {
      const [host, to] = Object.entries(${JSON.stringify(hosts)}).find(([host]) => String(url).startsWith(host));
      return fetch(String(url).replace(host, to), init);
    };`,
  );
});

afterEach(() => {
  for (const {pid} of running.splice(0)) {
    try {
      process.kill(-pid!);
    } catch {
      // The process has already ended.
    }
  }
});

afterAll(async () => {
  await stopServers();
  rmSync(folder, {recursive: true, force: true});
});

interface Command {
  /** Returns everything that the command has written so far, errors included. */
  output: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

function execute(line: string): Command {
  const env = {...process.env, NODE_OPTIONS: '--require ./hosts.cjs'};
  const child = spawn('sh', ['-c', line], {cwd: folder, env, detached: true});
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return {output: () => output, ended: new Promise((resolve) => child.on('close', resolve))};
}

/**
 * Saves a fence's code as the file that the page's command names, and starts the command.
 *
 * @param command - the command on the page
 * @param line - the command with the reader's own values
 */
function runCommand(address: Address, command: string, line = command): Command {
  const {file, code} = fenceAt(address);
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(command);
  const name = /tsx (\S+)/.exec(command)![1]!;
  writeFileSync(path.join(folder, name), code);
  return execute(line);
}

it('runs the quickstart', async () => {
  const {output, ended} = runCommand(QUICKSTART.whole, 'npx tsx quickstart.mts');
  await eventually(() => output().includes('gm to you'));
  expect(output()).toMatch(/^0x\w{40}: gm$/m);
  expect(await ended).toBe(0);
});

it('runs a bot with its key', async () => {
  const {address, privateKey} = Wallet.createRandom();
  const line = `WALLET_KEY=${privateKey} npx tsx bot.mts`;
  const {output, ended} = runCommand(CLIENT.bot, 'WALLET_KEY=0x… npx tsx bot.mts', line);
  expect([await ended, output().includes('Error')]).toEqual([0, false]);
  expect(internet.dev.stored(buildUserContactTopic(address)).length).toBeGreaterThan(0);
});

it('fills an account with messages', async () => {
  const alix = await account();
  const command = 'npx tsx fill.ts 0xADDRESS_OF_YOUR_TEST_WALLET';
  const {output} = runCommand(PERFORMANCE.fill, command, `npx tsx fill.ts ${alix.address}`);
  await eventually(() => output().includes('1 of 20 conversations'));
  const [conversation] = await alix.client.conversations.list();
  expect(await conversation!.messages()).toHaveLength(50);
});

it('tries the notification server from both sides', async () => {
  const {output} = runCommand(NOTIFICATIONS.receive, 'npx tsx receive.ts');
  const send = (): Promise<string> =>
    new Promise((resolve) => {
      const client = spawn('curl', [
        '-s',
        '-o',
        '/dev/null',
        '-w',
        '%{http_code}',
        '-d',
        '{"a":1}',
        'http://127.0.0.1:7777',
      ]);
      let status = '';
      client.stdout.on('data', (chunk) => (status += String(chunk)));
      client.on('close', () => resolve(status));
    });
  await eventually(async () => (await send()) === '200');
  expect(output()).toContain('"a": 1');

  const {ended} = runCommand(NOTIFICATIONS.send, 'npx tsx send.ts');
  expect(await ended).toBe(0);
  expect(pushCalls).toEqual(['RegisterInstallation', 'SubscribeWithMetadata']);
  expect(internet.local.stored(/\/m-/)).toHaveLength(1);
});
