/** Checks that the Markdown twins, llms.txt and llms-full.txt of the last build have the same content as the pages. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {site} from '../../src/config/site';
import {twinPath} from '../../src/shared/twin';
import {LLMS_LIMIT} from '../../src/plugins/markdownTwins/lists';
import {readPage, readTwin, withoutFront} from '../support/reading';
import {sitemapRoutes} from '../support/sitemap';

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const pageFile = (route: string): string => `${route === '/' ? 'index' : route}.html`;
/** Returns a page's HTML, without the style sheet, because parsing that takes as long as parsing the page. */
const readHtml = (file: string): string => read(file).replace(/<style[^]*?<\/style>/g, '');
const routes = sitemapRoutes();
const markdown = unified().use(remarkParse).use(remarkGfm);
const parse = (twin: string): Root => markdown.parse(withoutFront(twin));

it('has all pages of the site', () => {
  expect(routes.length).toBeGreaterThanOrEqual(56);
  expect(routes).toEqual(expect.arrayContaining(['/', '/privacy', '/terms', '/z_archive/changelog']));
});

let words = 0;
let lines = 0;

describe.each(routes)('%s', (route) => {
  const twin = read(twinPath(route));
  const html = readHtml(pageFile(route));

  it('has a twin with the same words and lines of samples, in the same order', () => {
    const page = readPage(html);
    words += page.filter((item) => !item.startsWith('| ')).length;
    lines += page.filter((item) => item.startsWith('| ')).length;
    expect(page.length).toBeGreaterThan(50);
    expect(readTwin(twin)).toEqual(page);
  });

  it('links to its twin, and the twin to its page', () => {
    const $ = cheerio.load(html);
    expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(twinPath(route));
    expect($(`article a[href="${twinPath(route)}"]`).text()).toBe('View as Markdown');
    const address = $('link[rel=canonical]').attr('href');
    expect(twin).toContain(`\nurl: ${JSON.stringify(address)}\n`);
    expect(twin).toContain(`\ndescription: ${JSON.stringify($('meta[name=description]').attr('content'))}\n`);
    expect(twin).toMatch(/^---\ntitle: ".+"\n/);
    expect(twin).toMatch(/\nlast_updated: "20\d\d-\d\d-\d\dT[\d:.]+Z"\n---\n/);
  });

  it('has no HTML and no MDX syntax in its twin', () => {
    visit(parse(twin), (node) => {
      expect(node.type).not.toBe('html');
      if (node.type === 'text') expect(node.value).not.toMatch(/<[A-Z]|\{\/\*|:::|^(import|export) .+ from |\[!code/);
      if (node.type === 'code') {
        expect(node.meta).toBeNull();
        expect(node.value).not.toMatch(/\[!code|---cut/);
      }
    });
  });

  it('has absolute links in its twin, which resolve', () => {
    visit(parse(twin), (node) => {
      if (node.type !== 'link' && node.type !== 'image') return;
      expect(node.url).toMatch(/^(https?:\/\/[^/]|mailto:)/);
      if (node.url.startsWith(`${site.url}/`)) expectToResolve(new URL(node.url));
    });
  });
});

function expectToResolve({pathname, hash}: URL): void {
  const isFile = existsSync(path.join('build', pathname)) && /\.\w+$/.test(pathname);
  const file = isFile ? pathname : pageFile(pathname);
  expect(`${pathname}: ${existsSync(path.join('build', file))}`).toBe(`${pathname}: true`);
  if (hash !== '') expect(idsOf(file)).toContain(decodeURIComponent(hash.slice(1)));
}

const known = new Map<string, Set<string>>();

function idsOf(file: string): Set<string> {
  const ids =
    known.get(file) ??
    new Set(
      cheerio
        .load(readHtml(file))('[id]')
        .toArray()
        .map(({attribs}) => attribs.id!),
    );
  known.set(file, ids);
  return ids;
}

it('every page and its twin can be reached from the home page through links in the HTML', () => {
  const seen = new Set<string>(['/']);
  for (const route of seen) {
    if (!routes.includes(route)) continue;
    const $ = cheerio.load(readHtml(pageFile(route)));
    for (const {attribs} of $('a[href], link[rel=alternate]').toArray()) {
      const {origin, pathname} = new URL(attribs.href!, site.url + route);
      if (origin === site.url) seen.add(pathname);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(routes.flatMap((route) => [route, twinPath(route)])));
});

it('the not-found page has no twin, and links to none', () => {
  expect(existsSync('build/404.md')).toBe(false);
  expect(read('404.html')).not.toContain('text/markdown');
});

describe('llms.txt', () => {
  const list = read('llms.txt');

  it('has every page once, with its description, in fewer than 50,000 characters', () => {
    process.stdout.write(`llms.txt: ${list.length} characters; pages: ${routes.length}\n`);
    expect(list.length).toBeLessThan(LLMS_LIMIT);
    const entries = [...list.matchAll(/^- \[.+\]\((\S+)\): \S.*$/gm)].map(([, address]) => address!);
    expect([...entries].sort()).toEqual(routes.map((route) => site.url + twinPath(route)).sort());
  });

  it('has the format of llmstxt.org: a title, a quote, and sections of links', () => {
    const [title, quote, full, ...rest] = markdown.parse(list).children;
    expect(title).toMatchObject({type: 'heading', depth: 1});
    expect([quote!.type, full!.type]).toEqual(['blockquote', 'paragraph']);
    expect(rest.map((node) => node.type)).toEqual(rest.map((_, index) => (index % 2 === 0 ? 'heading' : 'list')));
    expect(list).toMatch(/^## Get started\n/m);
    const [, optional] = list.split('\n## Optional\n');
    expect(optional).toContain('/z_archive/changelog.md)');
  });

  it('has the same order as llms-full.txt, which contains all twins', () => {
    const full = read('llms-full.txt');
    const places = [...list.matchAll(/^- \[.+\]\((\S+?)\): /gm)].map(([, address]) => {
      const twin = read(new URL(address!).pathname);
      return full.indexOf(twin);
    });
    expect(places).toHaveLength(routes.length);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

it('notices missing and additional text in a twin', () => {
  const twin = read('/dms/client.md');
  const page = readPage(read('/dms/client.html'));
  const faults = [
    twin.replace('npm install @xmtp/xmtp-js', 'npm install @xmtp/other'),
    twin.replace(/\*\*Kotlin\*\*/, ''),
    twin.replace('Checked against', 'Tested against'),
    twin.replace(/^> \*\*.+$/m, ''),
    `${twin}\n<Callout>More</Callout>\n\nmore`,
  ];
  expect(faults.map((fault) => fault === twin)).toEqual(faults.map(() => false));
  for (const fault of faults) expect(readTwin(fault)).not.toEqual(page);
});

afterAll(() => {
  process.stdout.write(`compared: ${words} words and ${lines} lines of samples\n`);
});
