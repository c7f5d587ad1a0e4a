/**
 * Checks that builds of the same source have the same files, whatever the folder, the time, the time zone, the language
 * and the state of the caches.
 */
import {appendFileSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {CONTENT_SITE} from '../support/contentSite';
import {createSite, linkPackages, type BuildResult, type SiteFixture} from '../support/siteFixture';

jest.setTimeout(600_000);

const ELSEWHERE = {
  TZ: 'Asia/Tokyo',
  LC_ALL: 'cs_CZ.UTF-8',
  NODE_OPTIONS: `--require ${path.resolve('tests/support/otherTime.cjs')}`,
};

/** Pages whose dates have no time zone, and whose names are sorted differently in Czech and in English. */
const DATED = {
  'docs/cz.mdx': '---\nlast_update: {date: "August 29, 2024 01:00"}\n---\n\n# Cz\n',
  'docs/ch.mdx': '---\nlast_update: {date: "August 29, 2024 01:00"}\n---\n\n# Ch\n',
  'docs/h.mdx': '---\nauthors: Ada\ndate: "August 29, 2024"\n---\n\n# H\n',
};

/** One change for each kind of file that a build reads: the file, the old text and the new text. */
const CHANGES = [
  ['docs/cz.mdx', '# Cz', '# Cz\n\nA new sentence.'],
  ['docs/h.mdx', 'Ada', 'Grace'],
  ['docs/drawing.svg', 'M0 0h9', 'M0 0h8'],
  ['src/plugins/bundler/pictureLoader.cjs', "jsx('svg', {", "jsx('svg', {id: 'new', "],
  ['src/components/SkipLink/index.tsx', 'Skip to content', 'Skip to the text'],
  ['src/css/print.css', 'font-size: 11pt', 'font-size: 12pt'],
  ['src/plugins/markdownTwins/toTwin.ts', 'title,\n    ...', 'title: `New ${title}`,\n    ...'],
  ['src/config/site.ts', "title: '", "title: 'New "],
] as const;

let first: SiteFixture;
let second: SiteFixture;
let expected: Map<string, string>;

/** Creates a site with its own caches, which no other test fills. */
function createOwnSite(): SiteFixture {
  const site = createSite({...CONTENT_SITE, ...DATED});
  linkPackages(site.folder);
  return site;
}

function build(site: SiteFixture, env?: Record<string, string>): {files: Map<string, string>} & BuildResult {
  const result = site.build({DOCUSAURUS_NO_PERSISTENT_CACHE: '', ...env});
  if (result.code !== 0) throw new Error(result.output);
  const folder = path.join(site.folder, 'build');
  const files = filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'latin1')] as const);
  return {...result, files: new Map(files)};
}

/** Returns only the names of files that differ from `expected`, because Jest would print their whole texts. */
function differences(files: ReadonlyMap<string, string>): string[] {
  const names = new Set([...expected.keys(), ...files.keys()]);
  return [...names].filter((name) => expected.get(name) !== files.get(name));
}

/** Returns the sorted lines about caches in a build's output. `…` replaces the hashes in these lines. */
const reports = (output: string): string[] =>
  (output.match(/The cache .*$/gm) ?? []).map((line) => line.replace(/[0-9a-f]{16}/, '…')).sort();

const cacheOf = (site: SiteFixture, name = ''): string => path.join(site.folder, 'node_modules/.cache', name);

beforeAll(() => {
  first = createOwnSite();
  second = createOwnSite();
  expected = build(first).files;
});
afterAll(() => {
  first.remove();
  second.remove();
});

it('a build has pages, scripts and cards', () => {
  expect([...expected.keys()]).toEqual(
    expect.arrayContaining(['index.html', '_portal/cards/index.png', 'sitemap.xml']),
  );
});

it('a second build in the same folder, with caches, has the same files', () => {
  expect(existsSync(cacheOf(first, 'portal-bundler'))).toBe(true);
  expect(differences(build(first).files)).toEqual([]);
});

it('a build in another folder, at another time, in another time zone and language has the same files', () => {
  expect(differences(build(second, ELSEWHERE).files)).toEqual([]);
});

it('a build with caches has all changes since the last one', () => {
  for (const site of [first, second]) {
    for (const [file, from, to] of CHANGES) {
      const target = path.join(site.folder, file);
      const text = readFileSync(target, 'utf8');
      expect(text).toContain(from);
      writeFileSync(target, text.replace(from, to));
    }
  }
  rmSync(cacheOf(second), {recursive: true});
  const before = expected;
  expected = build(second).files;
  expect([...expected].filter(([name, text]) => name.endsWith('.html') && before.get(name) !== text)).not.toEqual([]);
  expect(differences(build(first).files)).toEqual([]);
});

it('damaged caches are reported, each in one line, and made again', () => {
  for (const file of filesBelow(cacheOf(first))) appendFileSync(cacheOf(first, file), 'x');
  const {files, output} = build(first);
  expect(differences(files)).toEqual([]);
  expect(reports(output)).toEqual([
    'The cache node_modules/.cache/portal-bundler/… is damaged. This run rebuilds it.',
    'The cache node_modules/.cache/portal-search is damaged. This run rebuilds it.',
    'The cache node_modules/.cache/portal-social-cards is damaged. This run rebuilds it.',
    'The cache node_modules/.cache/portal-twins is damaged. This run rebuilds it.',
    'The cache node_modules/.cache/portal-twoslash is damaged. This run rebuilds it.',
  ]);
  expect(build(first).output).not.toContain('The cache');
});

it('caches that cannot be written are reported, each in one line', () => {
  rmSync(cacheOf(second), {recursive: true});
  writeFileSync(cacheOf(second), '');
  const {files, output} = build(second);
  expect(differences(files)).toEqual([]);
  expect(reports(output)).toEqual([
    "The cache node_modules/.cache/portal-bundler/… can't be used (ENOTDIR). This run continues without it, and takes longer.",
    "The cache node_modules/.cache/portal-social-cards can't be read (ENOTDIR). This run rebuilds it.",
    "The cache node_modules/.cache/portal-twoslash can't be read (ENOTDIR). This run rebuilds it.",
  ]);
});
