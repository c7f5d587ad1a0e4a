import {toSources} from '../../../src/config/thirdParties';

const SITE = {font: {}, analytics: undefined};

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
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': ['https://stats.example.org', 'https://app-dsn.algolia.net'],
  });
});
