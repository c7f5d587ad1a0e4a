/** The configuration of hosts that cannot be run here, held against the formats that they document. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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
    ],
    policy: toPolicy(joinNeeds([readNeeds('<script>1</script>')]), {}),
    ...changes,
  };
}

function filesOf(host: string, changes?: Partial<Delivery>): Record<string, string> {
  return HOSTS.find(({name}) => name === host)!.write(deliveryOf(changes));
}

/** Reads `_headers`: a path in the first column, and below it indented `Name: value` lines. */
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

/** Reads `_redirects`: source, target and status, between spaces. */
const parseRedirects = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      expect(line).toMatch(/^\/\S* \/\S* \d{3}!?$/);
      return line.split(' ');
    });

describe.each(['netlify', 'cloudflare'])('%s', (host) => {
  it('has the security headers for all, and keeps hashed files', () => {
    const rules = parseHeaders(filesOf(host)._headers!);
    expect(rules['/*']).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'") as string,
      'X-Content-Type-Options': 'nosniff',
    });
    expect(Object.keys(rules)).toEqual([
      ...['/*', '/docs/portal/assets/*', '/docs/portal/_portal/search-index-1a2b.json'],
    ]);
    expect(rules['/docs/portal/assets/*']).toEqual({'Cache-Control': 'public, max-age=31536000, immutable'});
  });

  it('has moved pages under both names of their file', () => {
    const redirects = parseRedirects(filesOf(host)._redirects!).map(([from, to, status]) => [
      from,
      to,
      parseInt(status!),
    ]);
    expect(redirects.slice(0, 5)).toEqual([
      ['/', '/docs/portal/', 302],
      ['/docs/portal/old', '/docs/portal/dms/client#start', 301],
      ['/docs/portal/old.html', '/docs/portal/dms/client#start', 301],
      ['/docs/portal/v1.0/a+b', '/docs/portal/', 301],
      ['/docs/portal/v1.0/a+b.html', '/docs/portal/', 301],
    ]);
  });
});

it('netlify shows no page for a missing asset, and that of the base path for missing pages', () => {
  expect(parseRedirects(filesOf('netlify')._redirects!).slice(-2)).toEqual([
    ['/docs/portal/assets/*', '/404.txt', '404'],
    ['/docs/portal/*', '/docs/portal/404.html', '404'],
  ]);
  expect(filesOf('netlify', {basePath: '/'})._redirects).not.toMatch(/^\/ |404\.html/m);
});

it('cloudflare says which of its limits is passed', () => {
  const hosts = Array.from({length: 100}, (_, index) => `https://host-${index}.example.org`);
  const policy = toPolicy(joinNeeds([]), {'img-src': hosts});
  expect(() => filesOf('cloudflare', {policy})).toThrow(
    /reads 2000 characters in a line of _headers, and there are \d{4}/,
  );
  const moved = Array.from({length: 1001}, (_, index) => ({from: `/old-${index}`, to: '/'}));
  expect(() => filesOf('cloudflare', {moved})).toThrow('reads 2000 rules of _redirects, and there are 2003');
});

it('vercel.json has documented keys alone', () => {
  const pattern = z.string().regex(/^\/\S*$/);
  const schema = z.strictObject({
    $schema: z.literal('https://openapi.vercel.sh/vercel.json'),
    cleanUrls: z.boolean(),
    trailingSlash: z.boolean(),
    headers: z.array(
      z.strictObject({
        source: pattern,
        headers: z.array(z.strictObject({key: z.string().max(256), value: z.string().max(4096)})).min(1),
      }),
    ),
    redirects: z.array(
      z.strictObject({source: pattern, destination: pattern, statusCode: z.literal([301, 302, 307, 308])}),
    ),
  });
  const {headers, redirects} = schema.parse(JSON.parse(filesOf('vercel')['vercel.json']!));
  expect(headers.map(({source}) => source)).toEqual([
    ...['/(.*)', '/docs/portal/assets/(.*)', '/docs/portal/_portal/search-index-1a2b.json'],
  ]);
  expect(redirects[1]).toEqual({
    ...{source: '/docs/portal/old', destination: '/docs/portal/dms/client#start', statusCode: 301},
  });
  // Signs that mean something in its patterns stand for themselves.
  expect(redirects[3]!.source).toBe('/docs/portal/v1.0/a\\+b');
});

it('GitHub Pages keeps folders with an underscore, and has a page for each that has moved', () => {
  const files = filesOf('github-pages', {moved: [{from: '/old/page', to: '/dms/client#a"b'}]});
  expect(Object.keys(files)).toEqual(['.nojekyll', 'old/page.html']);
  expect(files['old/page.html']).toContain('<meta name="robots" content="noindex">');
  expect(files['old/page.html']).toContain('content="0; url=/docs/portal/dms/client#a&#34;b"');
  expect(files['old/page.html']).toContain(
    '<link rel="canonical" href="https://docs.example.org/docs/portal/dms/client#a&#34;b">',
  );
});

it('nothing of a page gets out of its quotes in the configuration of a server', () => {
  const place = {listen: '80', address: ':80', root: '/srv'};
  for (const sign of ['"', '$', '\\', '`', '{']) {
    const delivery = deliveryOf({policy: {'default-src': [sign]}});
    const isNginx = !['`', '{'].includes(sign);
    if (isNginx) expect(() => toNginx(delivery, place)).toThrow(/nginx has no way to write/);
    else expect(() => toCaddy(delivery, place)).toThrow(/no way to write/);
  }
});
