/** Tests the steps from a build on the disk to the folders for hosts. */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compress} from '../../../../scripts/delivery/compress';
import {readDelivery} from '../../../../scripts/delivery/delivery';
import {hostsNamed} from '../../../../scripts/delivery/hosts';
import {publish} from '../../../../scripts/delivery/publish';
import {createPreviewServer} from '../../../../scripts/preview/handler';
import {serve} from '../../../../scripts/preview/serve';
import type {DeliveryFacts} from '../../../../src/plugins/delivery';
import {readAddresses} from '../../../../src/plugins/redirects/addresses';
import {deliveryAt} from '../../../support/deliveryRequests';

const FACTS: DeliveryFacts = {
  url: 'https://docs.example.org',
  basePath: '/docs/',
  redirects: [
    {from: '/old', to: '/'},
    {from: '/#old', to: '/#new'},
  ],
  sources: {'connect-src': ['https://a.example.org']},
  hasBase: false,
};
const LONG = 'A text that is long enough. '.repeat(60);
const FILES = {
  'build/index.html': `<main><h1>Home</h1><h2 id="b">B</h2><h3 id="a">A</h3><h2 id="id-1-0">Generated</h2></main>${LONG}`,
  'build/404.html': '<script>1</script>',
  'build/dms/client.html': '<main><h2>No id</h2></main><h2 id="outside">Outside</h2>',
  'build/assets/main.js': LONG,
  'build/_portal/search.json': '{}',
  '.docusaurus/delivery.json': JSON.stringify(FACTS),
};

let site: string;
function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
}
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  write(FILES);
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

it('reads the base path, the moved pages and the policy of the last build', () => {
  const delivery = readDelivery(site);
  expect(delivery).toMatchObject({url: FACTS.url, basePath: '/docs/'});
  expect(delivery.moved).toEqual([
    {from: '/old', to: '/'},
    {from: '/old.md', to: '/index.md'},
  ]);
  expect(delivery.policy!['connect-src']).toEqual(["'self'", 'https://a.example.org']);
  expect(delivery.policy!['script-src']).toHaveLength(2);
});

it.each(['.docusaurus', 'build'])('says what to do if %s is missing', (folder) => {
  rmSync(path.join(site, folder), {recursive: true});
  expect(() => readDelivery(site)).toThrow(/has no built site .*: run "npm run build" first/);
});

it('names the file of a build that was stopped', () => {
  write({'.docusaurus/delivery.json': '{"url":"https://docs'});
  expect(() => readDelivery(site)).toThrow(/delivery\.json is damaged: run "npm run build" again/);
  const empty = path.join(site, 'empty');
  mkdirSync(empty);
  expect(() => createPreviewServer(deliveryAt(empty, '/'))).toThrow(/run "npm run build" first/);
  expect(() => readAddresses(empty)).toThrow(/run "npm run build" first/);
});

it('responds with 503 while the site is rebuilt, and then serves the new build', async () => {
  const delivery = readDelivery(site);
  const {origin, close} = await serve(delivery);
  try {
    rmSync(delivery.folder, {recursive: true});
    expect((await fetch(`${origin}/docs/`)).status).toBe(503);
    write(FILES);
    expect((await fetch(`${origin}/docs/`)).status).toBe(200);
  } finally {
    close();
  }
});

it('names the address that it listens on', async () => {
  const {origin, close} = await serve(readDelivery(site), 0, '127.0.0.1');
  try {
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${origin}/docs/`)).status).toBe(200);
  } finally {
    close();
  }
});

it('names a single page too', () => {
  write({'build/dms/client.html': '<p style="color: red">x</p>'});
  expect(() => readDelivery(site)).toThrow(/dms\/client\.html: <p style="color: red">/);
});

it('names each page with something that a strict policy refuses, and says what to do', () => {
  write({'build/dms/client.html': '<p style="color: red">x</p><a onclick="go()">x</a>'});
  expect(() => readDelivery(site)).toThrow(
    /dms\/client\.html: <p style="color: red">\n {4}to do: move.*\n {2}dms\/client\.html: <a onclick="go\(\)">/,
  );
});

it('reads the routes and the anchors of their headings', () => {
  expect(readAddresses(path.join(site, 'build'))).toEqual({'/': ['a', 'b'], '/dms/client': []});
});

it('compresses long texts, and removes the compressed files of an earlier run', async () => {
  write({'build/_portal/search.json.br': 'old'});
  const {files, plain, packed} = await compress(path.join(site, 'build'));
  expect(files).toBe(2);
  expect(packed.br).toBeLessThan(packed.gzip!);
  expect(packed.gzip).toBeLessThan(plain / 4);
  expect(readdirSync(path.join(site, 'build/assets')).sort()).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
  expect(readdirSync(path.join(site, 'build/_portal'))).toEqual(['search.json']);
});

it("keeps and publishes the site's own compressed files", async () => {
  const own = ['downloads/notes.txt.gz', 'downloads/sdk.tar.br', 'downloads/sdk.tar.gz'];
  write(Object.fromEntries(own.map((file) => [`build/${file}`, 'own'])));
  write({'build/downloads/sdk.tar': LONG});
  await compress(path.join(site, 'build'));
  publish(readDelivery(site), path.join(site, 'delivery'), hostsNamed([]));
  const folders = ['build', ...['nginx/site', 'netlify/site', 'cloudflare'].map((name) => `delivery/${name}/docs`)];
  for (const folder of [...folders, 'delivery/github-pages']) {
    expect(readdirSync(path.join(site, folder, 'downloads'))).toEqual([
      ...['notes.txt.gz', 'sdk.tar', 'sdk.tar.br', 'sdk.tar.gz'],
    ]);
  }
  expect(readFileSync(path.join(site, 'delivery/netlify/edge-functions/portal.js'), 'utf8')).toContain('sdk.tar.gz');
  expect(existsSync(path.join(site, 'delivery/netlify/site/docs/index.html.gz'))).toBe(false);
});

it('writes a folder for each host, with the site at its base path', async () => {
  await compress(path.join(site, 'build'));
  const target = path.join(site, 'delivery');
  write({'delivery/netlify/old.html': 'of an earlier build'});
  publish(readDelivery(site), target, hostsNamed([]));
  expect(readdirSync(target).sort()).toEqual(['caddy', 'cloudflare', 'github-pages', 'netlify', 'nginx', 'vercel']);
  const has = (...files: string[]) => files.map((file) => existsSync(path.join(target, file)));
  expect(has('nginx/portal.conf', 'nginx/site/docs/index.html', 'nginx/site/docs/index.html.br')).not.toContain(false);
  expect(
    has('caddy/Caddyfile', 'netlify/netlify.toml', 'netlify/site/_headers', 'netlify/site/docs/dms/client.html'),
  ).not.toContain(false);
  expect(has('cloudflare/_worker.js', 'cloudflare/docs/index.html', 'github-pages/.nojekyll')).not.toContain(false);
  expect(has('vercel/.vercel/output/config.json', 'vercel/.vercel/output/static/docs/index.html')).not.toContain(false);
  expect(has('netlify/old.html', 'netlify/site/docs/index.html.br', 'github-pages/docs')).not.toContain(true);
  expect(readFileSync(path.join(target, 'github-pages/old.html'), 'utf8')).toContain('url=/docs/"');
});

it('writes only the folders of the named hosts', () => {
  const namesOf = (...names: string[]) => hostsNamed(names).map(({name}) => name);
  expect(namesOf('vercel', 'nginx')).toEqual(['nginx', 'vercel']);
  expect(namesOf('all')).toEqual(namesOf());
  expect(() => namesOf('nginx', 'ngnix')).toThrow(
    'There is no host "ngnix"; hosts are nginx, caddy, netlify, vercel, cloudflare, github-pages.',
  );
  const target = path.join(site, 'delivery');
  write({'delivery/netlify/index.html': 'of an earlier build'});
  publish(readDelivery(site), target, hostsNamed(['github-pages']));
  expect(readdirSync(target).sort()).toEqual(['github-pages', 'netlify']);
});

it('the preview server compresses files that `npm run deliver` has not, and changed files again', async () => {
  const {origin, close} = await serve(readDelivery(site));
  const ask = async (file: string) => {
    const response = await fetch(`${origin}/docs/${file}`, {headers: {'Accept-Encoding': 'br'}});
    return [response.headers.get('Content-Encoding'), await response.text()];
  };
  try {
    expect(await ask('assets/main.js')).toEqual(['br', LONG]);
    write({'build/assets/main.js': `${LONG} And more.`});
    expect(await ask('assets/main.js')).toEqual(['br', `${LONG} And more.`]);
    expect(await ask('_portal/search.json')).toEqual([null, '{}']);
  } finally {
    close();
  }
});

it("refuses a file of the site that a host's configuration would overwrite", () => {
  write({
    'build/_redirects': '',
    '.docusaurus/delivery.json': JSON.stringify({...FACTS, basePath: '/'}),
  });
  expect(() => publish(readDelivery(site), path.join(site, 'delivery'), hostsNamed(['netlify']))).toThrow(
    "site/_redirects is both in the site and in netlify's configuration",
  );
});
