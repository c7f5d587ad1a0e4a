import {nearbyPages} from '../../../../src/plugins/pageRoutes/nearby';

it('finds the pages of the same folder', () => {
  const nearby = nearbyPages(['/', '/dms/client', '/terms', '/protocol/v2/topics', '/dms', '/dms/streams'], '/');
  expect(Object.fromEntries(nearby)).toEqual({
    '/': ['/dms', '/terms'],
    '/dms': ['/', '/terms'],
    '/terms': ['/', '/dms'],
    '/dms/client': ['/dms/streams'],
    '/dms/streams': ['/dms/client'],
    '/protocol/v2/topics': [],
  });
});

it('counts the home page as one of its folder, also with a base path', () => {
  const nearby = nearbyPages(['/portal', '/portal/terms', '/portal/dms/client'], '/portal/');
  expect(Object.fromEntries(nearby)).toEqual({
    '/portal': ['/portal/terms'],
    '/portal/terms': ['/portal'],
    '/portal/dms/client': [],
  });
});

it('finds at most four pages before and four after a page', () => {
  const keys = Array.from('abcdefghijklm', (letter) => `/docs/portal/${letter}`);
  const letters = (key: string) =>
    nearbyPages(keys.toReversed(), '/docs/portal/')
      .get(key)!
      .map((each) => each.at(-1))
      .join('');
  expect(letters('/docs/portal/g')).toBe('cdefhijk');
  expect(letters('/docs/portal/a')).toBe('bcde');
  expect(letters('/docs/portal/l')).toBe('hijkm');
});
