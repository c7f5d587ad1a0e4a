import type * as ReactRouter from 'react-router';

type Router = typeof ReactRouter;

/** Loads react-router again, with path-to-regexp or with the portal's own module. */
function loadRouter(isReplaced: boolean): Router {
  let router: Router | undefined;
  jest.isolateModules(() => {
    if (isReplaced) {
      jest.doMock('path-to-regexp', () => jest.requireActual<object>('../../../../src/plugins/bundler/pathToRegexp'));
    }
    router = jest.requireActual<Router>('react-router');
    jest.dontMock('path-to-regexp');
  });
  return router!;
}

const upstream = loadRouter(false);
const own = loadRouter(true);

const PATHS = [
  ...['/', '', '/dms', '/dms/', '/DMS', '/Dms/Messages/', '/dms/messages', '/dms//', '/dmsx', '/dms-x/y', '/dm', 'dms'],
  ...['/docs/portal', '/docs/portal/', '/docs/portal/dms/x', '/a.b', '/axb', '/a+b', '/aab', '/ä$', '/Ä$/', '*'],
  ...['/faq(1)', '/faq1', '/a:b', '/a*b', '/axyz'],
];

it.each([
  ...['/', '', '/dms', '/dms/', '/dms/messages', '/docs/portal/', '/docs/portal/dms', '/a.b', '/a+b', '/ä$', '*'],
  // NavLink escapes the paths of links.
  ...[String.raw`\/dms`, String.raw`\/dms\/messages\/`, String.raw`\/faq\(1\)`, String.raw`\/a\:b`],
])('matches the same paths with the route "%s" as path-to-regexp', (path) => {
  const options = [{}, {exact: true}, {sensitive: true}, {exact: true, sensitive: true}];
  const matchesOf = ({matchPath}: Router) =>
    PATHS.flatMap((pathname) => options.map((one) => matchPath(pathname, {path, ...one})));
  const expected = matchesOf(upstream);
  expect(matchesOf(own)).toEqual(expected);
  expect(expected.some(Boolean)).toBe(true);
});

it.each(['/faq(1)', '/a:b', '/a*b'])('matches only itself with the address %s of a page', (path) => {
  expect(PATHS.filter((pathname) => own.matchPath(pathname, {path, exact: true}))).toEqual([path]);
});

it.each(['/', '/dms/client'])('generates the target of a redirect to %s', (path) => {
  expect(own.generatePath(path)).toBe(upstream.generatePath(path));
});

it.each([
  ['/users/:id', {}, 'The route "/users/:id" has a parameter, but'],
  ['/docs/*', {}, 'The route "/docs/*" has a parameter, but'],
  ['/docs', {strict: true}, 'The route "/docs" is strict, but'],
])('refuses the route %s with %j, with a message that says what to do', (path, options, message) => {
  const match = () => own.matchPath('/docs', {path, ...options});
  expect(match).toThrow(message);
  expect(match).toThrow('remove its alias in src/plugins/bundler/index.ts');
});
