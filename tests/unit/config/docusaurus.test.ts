import {editUrlOf, toAlgolia, toDefaultImage, toFavicon, toHeadTags} from '../../../src/config/docusaurus';
import {defineSite} from '../../../src/config/site';
import type {SiteInput} from '../../../src/config/schema';

const site = (more: Partial<SiteInput> = {}) =>
  defineSite({
    title: 'Docs',
    titleTemplate: '%s – Docs',
    description: 'What the docs are.',
    url: 'https://docs.example.org',
    basePath: '/portal/',
    iconUrl: '/icon.svg',
    ...more,
  });

it('adds the dark icon, under the base path', () => {
  const settings = site({iconUrl: {light: '/light.svg', dark: '/dark.svg'}});
  expect(toFavicon(settings)).toBe('/light.svg');
  expect(toHeadTags(settings)).toEqual([
    expect.objectContaining({attributes: expect.objectContaining({href: '/portal/dark.svg'}) as unknown}),
  ]);
  expect(toHeadTags(site())).toEqual([]);
});

it('puts the file into the edit address, or gives none', () => {
  expect(editUrlOf(site({editLink: {pattern: 'https://example.org/edit/:path'}}))?.({docPath: 'dms/client.mdx'})).toBe(
    'https://example.org/edit/dms/client.mdx',
  );
  expect(editUrlOf(site())).toBeUndefined();
});

it('takes the card for all pages from a text or from the root of a map', () => {
  expect(toDefaultImage(site({ogImageUrl: '/card.png'}))).toBe('/card.png');
  expect(toDefaultImage(site({ogImageUrl: {'/': '/root.png', '/dms': '/dms.png'}}))).toBe('/root.png');
  expect(toDefaultImage(site())).toBeUndefined();
});

describe('Algolia', () => {
  const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

  it('is off without credentials', () => {
    expect(toAlgolia({})).toBeUndefined();
    expect(toAlgolia({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it('is set up without a page of its own', () => {
    expect(toAlgolia(ALL)).toEqual({
      ...{appId: 'APP', apiKey: 'key', indexName: 'docs'},
      ...{contextualSearch: false, searchPagePath: false},
    });
  });

  it('names what is missing', () => {
    expect(() => toAlgolia({ALGOLIA_APP_ID: 'APP'})).toThrow(/ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing/);
  });
});
