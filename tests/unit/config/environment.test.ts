import {readEnvironment} from '../../../src/config/environment';

it('has defaults', () => {
  expect(readEnvironment({})).toEqual({
    url: 'https://docs.xmtp.org',
    basePath: '/',
    analyticsDomain: undefined,
    editLink: undefined,
  });
  expect(readEnvironment({SITE_URL: '', BASE_PATH: '', ANALYTICS_DOMAIN: '', EDIT_LINK: ''})).toEqual(
    readEnvironment({}),
  );
});

it.each([
  ['docs/portal', '/docs/portal/'],
  ['/docs/portal', '/docs/portal/'],
  ['//docs//', '/docs/'],
  ['/', '/'],
])('reads BASE_PATH=%s as %s', (given, expected) => {
  expect(readEnvironment({BASE_PATH: given}).basePath).toBe(expected);
});

it('removes the slash at the end of the origin', () => {
  expect(readEnvironment({SITE_URL: 'https://docs.example.org/'}).url).toBe('https://docs.example.org');
});
