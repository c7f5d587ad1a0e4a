import type * as ReactRouter from 'react-router';

type MatchPath = typeof ReactRouter.matchPath;

/** Loads react-router anew. With `replaced`, the router uses the portal's own comparison of paths. */
function matchPathWith(replaced: boolean): MatchPath {
  let matchPath: MatchPath | undefined;
  jest.isolateModules(() => {
    if (replaced) {
      jest.doMock('path-to-regexp', () => jest.requireActual<object>('../../../../src/plugins/bundler/pathToRegexp'));
    }
    ({matchPath} = jest.requireActual<typeof ReactRouter>('react-router'));
    jest.dontMock('path-to-regexp');
  });
  return matchPath!;
}

const upstream = matchPathWith(false);
const own = matchPathWith(true);

const ROUTES = [
  '/',
  '',
  '/dms',
  '/dms/',
  '/dms/messages',
  '/docs/portal/',
  '/docs/portal/dms',
  '/a.b',
  '/a+b',
  '/ä$',
  '*',
];
const PATHS = [
  ...['/', '', '/dms', '/dms/', '/DMS', '/Dms/Messages/', '/dms/messages', '/dms//', '/dmsx', '/dms-x/y', '/dm', 'dms'],
  ...['/docs/portal', '/docs/portal/', '/docs/portal/dms/x', '/a.b', '/axb', '/a+b', '/aab', '/ä$', '/Ä$/', '/İ', '*'],
];

it.each(ROUTES)('matches the same paths with the route "%s" as path-to-regexp', (path) => {
  const options = [{}, {exact: true}, {sensitive: true}, {exact: true, sensitive: true}];
  const matches = (matchPath: MatchPath) =>
    PATHS.flatMap((pathname) => options.map((one) => matchPath(pathname, {path, ...one})));
  const expected = matches(upstream);
  expect(matches(own)).toEqual(expected);
  expect(expected.some(Boolean)).toBe(true);
});

it.each([
  ['/users/:id', {}],
  ['/faq(1)', {}],
  ['/docs/*', {}],
  ['/docs', {strict: true}],
])('refuses the route %s with %j, with a message that says what to do', (path, options) => {
  expect(() => own('/docs', {path, ...options})).toThrow(`The route ${path} is a pattern, or`);
});
