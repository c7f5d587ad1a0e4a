import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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
  expect(editUrlOf(siteOf())).toBeUndefined();
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

  it('reports the variables that are missing', () => {
    expect(() => toAlgolia({ALGOLIA_APP_ID: 'APP'})).toThrow(/ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing/);
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
