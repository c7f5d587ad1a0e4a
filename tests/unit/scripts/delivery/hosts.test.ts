/**
 * Checks the configuration for hosts that can't run in tests: it must have the formats that these hosts document.
 * tests/delivery/behavior.test.ts runs the servers that can.
 */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type {Delivery} from '../../../../scripts/delivery/delivery';
import {HOSTS} from '../../../../scripts/delivery/hosts';
import {toCaddy} from '../../../../scripts/delivery/hosts/caddy';
import {toNginx} from '../../../../scripts/delivery/hosts/nginx';
import {joinNeeds, readNeeds, toPolicy} from '../../../../scripts/delivery/policy';

const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
mkdirSync(path.join(folder, '_portal'));
for (const file of ['search.json', 'search-index-1a2b.json', 'search-index-1a2b.json.br']) {
  writeFileSync(path.join(folder, '_portal', file), '{}');
}
afterAll(() => {
  rmSync(folder, {recursive: true});
});

function deliveryOf(changes: Partial<Delivery> = {}): Delivery {
  return {
    folder,
    url: 'https://docs.example.org',
    basePath: '/docs/portal/',
    moved: [
      {from: '/old', to: '/dms/client#start'},
      {from: '/v1.0/a+b', to: '/'},
      {from: '/v1.0/a+b.md', to: '/index.md'},
    ],
    policy: toPolicy(joinNeeds([readNeeds('<script>1</script>')]), {}),
    ...changes,
  };
}

const SECURITY = {
  'Content-Security-Policy': expect.stringContaining("default-src 'none'") as string,
  'X-Content-Type-Options': 'nosniff',
};

function filesOf(host: string, changes?: Partial<Delivery>): Record<string, string> {
  return HOSTS.find(({name}) => name === host)!.write(deliveryOf(changes));
}

/** Parses `_headers`: unindented paths, each followed by indented `Name: value` lines. */
function parseHeaders(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> | undefined;
  for (const line of text.split('\n').filter((row) => row !== '' && !row.startsWith('#'))) {
    const header = /^ {2}([\w-]+): (\S.*)$/.exec(line);
    if (header) current![header[1]!] = header[2]!;
    else {
      expect(line).toMatch(/^\/[^\s*]*\*?$/);
      expect(rules).not.toHaveProperty([line]);
      current = rules[line] = {};
    }
  }
  return rules;
}

/** Parses `_redirects`: source, target and status, separated by spaces. */
const parseRedirects = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      expect(line).toMatch(/^\/\S* \/\S* \d{3}!?$/);
      return line.split(' ');
    });

it('Cloudflare Pages has headers for the files that its worker does not serve', () => {
  const rules = parseHeaders(filesOf('cloudflare')._headers!);
  expect(Object.keys(rules)).toEqual([
    ...['/*', '/docs/portal/assets/*', '/docs/portal/_portal/search-index-*', '/docs/portal/_portal/texts/*'],
  ]);
  expect(rules['/*']).toMatchObject(SECURITY);
  expect(rules['/docs/portal/assets/*']).toEqual({'Cache-Control': 'public, max-age=31536000, immutable'});
  expect(JSON.parse(filesOf('cloudflare')['_routes.json']!)).toEqual({
    ...{version: 1, include: ['/*'], exclude: ['/docs/portal/assets/*', '/docs/portal/_portal/texts/*']},
  });
  for (const folder of ['assets', '_portal/texts'])
    expect(filesOf('cloudflare')[`docs/portal/${folder}/404.html`]).toBe('404 Not Found\n');
});

it('Netlify makes nothing immutable when its function fails', () => {
  const rules = parseHeaders(filesOf('netlify')['site/_headers']!);
  expect(rules).toEqual({'/*': expect.objectContaining(SECURITY) as object});
  expect(filesOf('netlify')['netlify.toml']).toContain('publish = "site"\nedge_functions = "edge-functions"\n');
});

it.each([
  ['cloudflare', '_redirects'],
  ['netlify', 'site/_redirects'],
])('%s redirects moved pages with and without .html', (host, file) => {
  expect(parseRedirects(filesOf(host)[file]!)).toEqual([
    ['/', '/docs/portal/', '302'],
    ['/docs/portal/old', '/docs/portal/dms/client#start', '301'],
    ['/docs/portal/old.html', '/docs/portal/dms/client#start', '301'],
    ['/docs/portal/v1.0/a+b', '/docs/portal/', '301'],
    ['/docs/portal/v1.0/a+b.html', '/docs/portal/', '301'],
    ['/docs/portal/v1.0/a+b.md', '/docs/portal/index.md', '301'],
  ]);
});

it.each([
  ['cloudflare', '_redirects'],
  ['netlify', 'site/_redirects'],
])('%s gets addresses without spaces', (host, file) => {
  const moved = [{from: '/über uns', to: '/dms/%C3%BCber'}];
  expect(parseRedirects(filesOf(host, {moved})[file]!).slice(1)).toEqual([
    ['/docs/portal/%C3%BCber%20uns', '/docs/portal/dms/%C3%BCber', '301'],
    ['/docs/portal/%C3%BCber%20uns.html', '/docs/portal/dms/%C3%BCber', '301'],
  ]);
});

it('cloudflare says which of its limits is exceeded', () => {
  const hosts = Array.from({length: 100}, (_, index) => `https://host-${index}.example.org`);
  const policy = toPolicy(joinNeeds([]), {'img-src': hosts});
  expect(() => filesOf('cloudflare', {policy})).toThrow(
    /reads at most 2000 characters in a line of _headers, but there are \d{4}/,
  );
  const moved = Array.from({length: 1001}, (_, index) => ({from: `/old-${index}`, to: '/'}));
  expect(() => filesOf('cloudflare', {moved})).toThrow('reads at most 2000 rules of _redirects, but there are 2003');
});

it('Vercel gets only documented keys, in the order of its phases', () => {
  const pattern = z
    .string()
    .max(4096)
    .regex(/^\^.*\$$/);
  const header = z.strictObject({type: z.literal('header'), key: z.string(), value: z.string().max(4096)});
  const route = z.strictObject({
    src: pattern,
    dest: z.string().startsWith('/').optional(),
    headers: z.record(z.string(), z.string().max(4096)).optional(),
    methods: z.array(z.string()).optional(),
    continue: z.boolean().optional(),
    caseSensitive: z.boolean().optional(),
    status: z.number().optional(),
    has: z.array(header).optional(),
    missing: z.array(header).optional(),
  });
  const schema = z.strictObject({
    version: z.literal(3),
    routes: z.array(z.union([z.strictObject({handle: z.enum(['filesystem', 'hit', 'error'])}), route])),
  });
  const names = Array.from({length: 400}, (_, index) => `a-page-with-a-name-that-is-long/${index}`);
  mkdirSync(path.join(folder, 'a-page-with-a-name-that-is-long'));
  for (const name of names) writeFileSync(path.join(folder, `${name}.html`), '');
  const {routes} = schema.parse(JSON.parse(filesOf('vercel')['.vercel/output/config.json']!));
  expect(routes.flatMap((given) => ('handle' in given ? given.handle : []))).toEqual(['filesystem', 'hit', 'error']);
  const sources = routes.flatMap((given) => ('src' in given && given.dest?.endsWith('$1.html') ? given.src : []));
  expect(sources.length).toBeGreaterThan(1);
  for (const name of names) {
    expect(sources.filter((source) => new RegExp(source).test(`/docs/portal/${name}/`))).toHaveLength(1);
  }
});

it('GitHub Pages publishes folders with an underscore, and redirects from each moved page', () => {
  const moved = [
    {from: '/old/page', to: '/dms/client#a"b'},
    {from: '/old/page.md', to: '/dms/client.md'},
  ];
  const files = filesOf('github-pages', {moved});
  expect(Object.keys(files)).toEqual(['.nojekyll', 'old/page.html']);
  expect(files['old/page.html']).toContain('<meta name="robots" content="noindex">');
  expect(files['old/page.html']).toContain('content="0; url=/docs/portal/dms/client#a&#34;b"');
  expect(files['old/page.html']).toContain(
    '<link rel="canonical" href="https://docs.example.org/docs/portal/dms/client#a&#34;b">',
  );
});

it('the image has the files for nginx at the paths that its configuration expects', () => {
  const image = readFileSync('Dockerfile', 'utf8');
  const copied = [...image.matchAll(/^COPY --from=build \/portal\/delivery\/nginx\/(\S+) (\S+)$/gm)];
  const [[name, text] = [], ...others] = Object.entries(filesOf('nginx'));
  expect(others).toEqual([]);
  expect(copied.map(([, from, to]) => [from, to])).toEqual([
    [name, '/etc/nginx/conf.d/portal.conf'],
    ['site', /^ {2}root (\S+);$/m.exec(text!)![1]],
  ]);
  expect(image).toContain(`\nEXPOSE ${/^ {2}listen (\d+);$/m.exec(text!)![1]!}\n`);
});

it('DEPLOY.md names the hosts, in the same order, with their folders', () => {
  const text = readFileSync('DEPLOY.md', 'utf8');
  const names = HOSTS.map(({name}) => name);
  expect(/Name one or more hosts: (.*), or `all`/.exec(text)![1]).toBe(names.map((name) => `\`${name}\``).join(', '));
  expect([...text.matchAll(/^\|.*\| `delivery\/([\w-]+)`/gm)].map(([, name]) => name)).toEqual(names);
});

it("no text from a page can end the quotes in a server's configuration", () => {
  const options = {listen: '80', address: ':80', root: '/srv'};
  for (const sign of ['"', '$', '\\', '`', '{']) {
    const delivery = deliveryOf({policy: {'default-src': [sign]}});
    const isNginx = !['`', '{'].includes(sign);
    if (isNginx) expect(() => toNginx(delivery, options)).toThrow(/nginx configuration can't contain/);
    else expect(() => toCaddy(delivery, options)).toThrow(/Caddyfile can't contain/);
  }
});
