import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {editTarget} from '../../../src/config/editTarget';
import {InvalidValueError} from '../../../src/config/problems';
import {editUrlOf, isInWorktree, toAlgolia, toFavicon} from '../../../src/config/toDocusaurus';
import {siteOf} from '../../support/siteOf';

it('returns the light icon, or the only one', () => {
  expect(toFavicon(siteOf({iconUrl: {light: '/light.svg', dark: '/dark.svg'}}))).toBe('/light.svg');
  expect(toFavicon(siteOf())).toBe('/icon.svg');
});

it('inserts the file in the edit address; none without a pattern', () => {
  expect(
    editUrlOf(siteOf({editLink: {pattern: 'https://example.org/edit/:path'}}))?.({docPath: 'dms/client.mdx'}),
  ).toBe('https://example.org/edit/dms/client.mdx');
  expect(editUrlOf(siteOf({editLink: {pattern: 'https://example.org/:path'}}))?.({docPath: '$&$$.mdx'})).toBe(
    'https://example.org/$&$$.mdx',
  );
  expect(editUrlOf(siteOf())).toBeUndefined();
});

describe("the portal's edit links", () => {
  const linkOf = (docPath: string, own?: string) => editUrlOf(siteOf({editLink: editTarget(own)}))?.({docPath});

  it("point to the files of XMTP's documentation, whatever their extension", () => {
    const upstream = 'https://github.com/xmtp/docs-xmtp-org/edit/main/docs/pages/';
    expect(linkOf('dms/client.mdx')).toBe(`${upstream}dms/client.mdx`);
    expect(linkOf('dms/overview.mdx')).toBe(`${upstream}dms/overview.md`);
    expect(linkOf('index.mdx')).toBe(`${upstream}index.md`);
  });

  it("exist for every page that XMTP's documentation has, and only for these", () => {
    const pages = JSON.parse(readFileSync('tests/contract/facts/pages.json', 'utf8')) as {route: string}[];
    const withoutLink = pages.filter(({route}) => !linkOf(`${route === '/' ? 'index' : route.slice(1)}.mdx`));
    expect(pages.length).toBeGreaterThan(50);
    expect(withoutLink).toEqual([]);
    expect(linkOf('dms/new.mdx')).toBeUndefined();
  });

  it('point to the repository that the portal is published from', () => {
    const own = 'https://example.org/edit/main/docs/:path';
    expect(linkOf('dms/overview.mdx', own)).toBe('https://example.org/edit/main/docs/dms/overview.mdx');
    expect(linkOf('dms/new.mdx', own)).toBe('https://example.org/edit/main/docs/dms/new.mdx');
  });
});

describe('Algolia', () => {
  const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

  it('is off without credentials', () => {
    expect(toAlgolia({})).toBeUndefined();
    expect(toAlgolia({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it('has no search page of its own', () => {
    expect(toAlgolia(ALL)).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      contextualSearch: false,
      searchPagePath: false,
    });
  });

  it('reports the variables that are missing, without a stack', () => {
    const read = () => toAlgolia({ALGOLIA_APP_ID: 'APP'});
    expect(read).toThrow(InvalidValueError);
    expect(read).toThrowErrorMatchingInlineSnapshot(`
      "The environment has 2 problems:

        ALGOLIA_API_KEY
          given:   nothing
          allowed: a value, because some of Algolia's variables are set
          to do:   set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none.

        ALGOLIA_INDEX_NAME
          given:   nothing
          allowed: a value, because some of Algolia's variables are set
          to do:   set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none."
    `);
  });
});

describe('a Git worktree', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'worktree-'));
  const below = path.join(folder, 'a/b');
  mkdirSync(below, {recursive: true});
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('is found in the folders above, by .git, which is a file in linked worktrees', () => {
    expect(isInWorktree(below)).toBe(false);
    writeFileSync(path.join(folder, '.git'), 'gitdir: elsewhere');
    expect(isInWorktree(below)).toBe(true);
  });
});
