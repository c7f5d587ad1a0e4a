/** Tests a built portal of 160 pages. Most pages are in folders with sidebars: `part-1`, `part-2` and so on. */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createLargePortal} from '../../bench/scale/largePortal';
import {buildCommand} from '../../bench/stockSite';
import {firstResult, SEARCH_DIALOG} from '../../bench/scale/measure';
import {LLMS_LIMIT} from '../../src/plugins/markdownTwins/lists';
import {filesBelow} from '../../src/buildTools/filesBelow';
import type {PageRoutes} from '../../src/shared/pageRoutes';

jest.setTimeout(300_000);

const COUNT = 160;

let folder: string;
let files: string[];
const read = (file: string): string => readFileSync(path.join(folder, 'build', file), 'utf8');

beforeAll(() => {
  folder = createLargePortal(COUNT);
  const {status, stdout, stderr} = spawnSync('node', buildCommand, {
    cwd: folder,
    encoding: 'utf8',
    // The site is built once, so a cache would only take time.
    env: {...process.env, NODE_ENV: 'production', BASE_PATH: '', SITE_URL: '', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  });
  if (status !== 0) throw new Error(stdout + stderr);
  files = filesBelow(path.join(folder, 'build'));
});
afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('has all pages, each with its own text', () => {
  const twins = files.filter((file) => file.endsWith('.md')).map(read);
  const texts = twins.map((twin) => twin.replace(/^---\n[^]*?\n---\n/, ''));
  expect(new Set(texts).size).toBe(COUNT);
  expect(read('sitemap.xml').match(/<url>/g)).toHaveLength(COUNT);
});

it("has a sidebar for each part, which begins with the part's index page", () => {
  for (const part of ['part-1', 'part-2']) {
    const page = read(`${part}/dms/client.html`);
    expect(page).toMatch(new RegExp(`<a [^>]*href=/${part}(?: [^>]*)?>${part}</a>`));
    expect(page).toContain(`href=/${part}/dms/messages`);
    expect(page).not.toContain('href=/part-3/dms/messages');
  }
});

it("has the same scripts of the site as a portal of a few pages: pages' routes are in parts", () => {
  const scripts = files.filter((file) => /\/(?:runtime~)?main\.\w+\.js$/.test(file)).map(read);
  const parts = files
    .filter((file) => file.startsWith('assets/pages/'))
    .map((file) => JSON.parse(read(file)) as PageRoutes);
  const routes = Object.assign({}, ...parts) as PageRoutes;
  expect(scripts).toHaveLength(2);
  expect(parts).toHaveLength(3);
  expect(Object.keys(routes)).toHaveLength(COUNT);
  const names = Object.entries(routes).flatMap(([path, {chunks}]) => [path, ...Object.keys(chunks)]);
  // Leave out pages at the top level. The scripts contain the site's settings, which link to some of these pages.
  const pages = names.filter(
    (name) => !/^\/[\w-]*$/.test(name) && scripts.some((script) => script.includes(`"${name}"`)),
  );
  expect(pages).toEqual([]);
});

it('has lists that models can read whole', () => {
  const lists = files.filter((file) => /(?:^|\/)llms(?:-\d+)?\.txt$/.test(file)).map(read);
  for (const list of lists) expect(list.length).toBeLessThan(LLMS_LIMIT);
  const twins = lists.flatMap((list) => list.match(/\]\(\S+\.md\)/g) ?? []);
  expect(new Set(twins).size).toBe(COUNT);
});

it('has a search index in parts, and its first result needs few of them', async () => {
  const indexes = files.filter((file) => file.includes('search-index-'));
  expect(indexes.length).toBeGreaterThan(10);
  const {bytes} = (await firstResult(folder, SEARCH_DIALOG))!;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(120 * 1024);
});
