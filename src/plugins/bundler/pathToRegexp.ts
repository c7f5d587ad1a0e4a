/**
 * Replaces path-to-regexp in react-router. The portal's routes are plain paths, except for `*`, so comparing strings is
 * enough. tests/contract/bundler.test.ts checks that react-router uses no other function of the package.
 */

interface Options {
  strict: boolean;
  /** Whether case matters. */
  sensitive: boolean;
}

interface Matcher {
  /**
   * Returns the part of `path` that matches, followed by the text that `*` matches; null if `path` doesn't match. The
   * path also matches if it continues after the route with a slash. The router checks whether that is allowed.
   */
  exec(path: string): string[] | null;
}

/**
 * Returns a matcher for the path of a route. A slash at the end is ignored. Characters with a meaning in path-to-regexp
 * can be escaped with a backslash, as NavLink does.
 *
 * @param keys - receives the name of what `*` matches
 * @throws if the route has parameters, as in `/users/:id` or `/users/*`, or if `strict` is set
 */
function pathToRegexp(route: string, keys: {name: number}[], {strict, sensitive}: Options): Matcher {
  if (route === '*') {
    keys.push({name: 0});
    return {exec: (path) => [path, path]};
  }
  if (strict || /\/[:*]/.test(route)) {
    throw new Error(
      `The route "${route}" ${strict ? 'is strict' : 'has a parameter'}, but the portal's router compares plain paths ` +
        'only. Change the route, or let react-router use path-to-regexp again: remove its alias in ' +
        'src/plugins/bundler/index.ts.',
    );
  }
  const normalize = (text: string) => (sensitive ? text : text.toLowerCase());
  const start = route.replace(/\\(.)/g, '$1').replace(/\/$/, '');
  const compared = normalize(start);
  return {
    exec(path) {
      const found = path.slice(0, start.length);
      const rest = path.slice(start.length);
      if (normalize(found) !== compared) return null;
      if (rest === '' || rest === '/') return [path];
      return rest.startsWith('/') ? [found] : null;
    },
  };
}

/** Returns a function that returns the target of a `<Redirect>`, which is a plain path too. */
pathToRegexp.compile = (path: string) => () => path;

export default pathToRegexp;
