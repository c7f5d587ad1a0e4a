import {toSources} from '../../../src/config/thirdParties';

const SITE = {url: 'https://docs.example.org', font: {}, analytics: undefined, baseUrl: undefined};

it('lists no origins by default', () => {
  expect(Object.values(toSources(SITE, undefined)).flat()).toEqual([]);
});

it('lists the origins that the settings add', () => {
  const site = {
    ...SITE,
    font: {mono: {google: 'Inter'}},
    analytics: {domain: 'docs.example.org', script: 'https://stats.example.org/js/script.js'},
  };
  expect(toSources(site, {appId: 'APP'})).toEqual({
    'script-src': ['https://stats.example.org'],
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': [],
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': ['https://stats.example.org', 'https://app-dsn.algolia.net'],
  });
});

it('lists the origin of a base tag if it differs', () => {
  expect(toSources({...SITE, baseUrl: 'https://docs.example.org/x'}, undefined)['script-src']).toEqual([]);
  expect(toSources({...SITE, baseUrl: 'https://cdn.example.org/x'}, undefined)).toMatchObject({
    'script-src': ['https://cdn.example.org'],
    'style-src': ['https://cdn.example.org'],
    'connect-src': ['https://cdn.example.org'],
  });
});
