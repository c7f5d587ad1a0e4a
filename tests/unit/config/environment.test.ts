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

it('names each variable that is wrong', () => {
  const variables = {SITE_URL: 'https://a/path', BASE_PATH: '../x', ANALYTICS_DOMAIN: ' ', EDIT_LINK: 'github.com/x'};
  expect(() => readEnvironment(variables)).toThrowErrorMatchingInlineSnapshot(`
    "The environment has 4 problems:

      SITE_URL
        given:   "https://a/path"
        allowed: an origin without a path, such as "https://docs.example.org"

      BASE_PATH
        given:   "/../x/"
        allowed: a path with a slash at both ends, such as "/" or "/docs/portal/"; its folders consist of letters, digits and "-._~", and aren't "." or ".."

      ANALYTICS_DOMAIN
        given:   " "
        allowed: text that isn't empty

      EDIT_LINK
        given:   "github.com/x"
        allowed: an address that begins with https:// and contains ":path""
  `);
});
