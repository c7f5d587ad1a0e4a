/**
 * Replaces path-to-regexp (3.1 KiB) in react-router. The portal's routes are plain paths, except for `*`, so comparing
 * strings is enough. The router compares each new path with many routes, and compiling a regular expression for each
 * route would be slow on phones. tests/contract/bundler.test.ts checks that react-router needs no more than this.
 */

interface Options {
  /** Whether the whole path must match, not only its first segments. */
  end: boolean;
  strict: boolean;
  /** Whether case matters. */
  sensitive: boolean;
}

interface Matcher {
  /** Returns the matching part of `path`, followed by what `*` stands for; null if `path` doesn't match. */
  exec(path: string): string[] | null;
}

/**
 * Returns what compares paths with the path of a route. A slash at the end doesn't matter.
 *
 * @param keys - the names of the matcher's additional results are added to it
 * @throws if the route has parameters, such as `/users/:id`, or is strict
 */
function pathToRegexp(route: string, keys: {name: number}[], {end, strict, sensitive}: Options): Matcher {
  if (route === '*') {
    keys.push({name: 0});
    return {exec: (path) => [path, path]};
  }
  if (strict || /[:(*\\]/.test(route)) throw unsupported(route);
  const start = route.replace(/\/$/, '');
  const normalize = (text: string) => (sensitive ? text : text.toLowerCase());
  const compared = normalize(start);
  return {
    exec(path) {
      const found = path.slice(0, start.length);
      const rest = path.slice(start.length);
      if (normalize(found) !== compared) return null;
      if (rest === '' || rest === '/') return [path];
      return end || !rest.startsWith('/') ? null : [found];
    },
  };
}

/** Returns a function that returns the path for `<Redirect>`, which is plain too. */
pathToRegexp.compile = (path: string) => () => path;

const unsupported = (route: string) =>
  new Error(
    `The route ${route} is a pattern, or "strict". src/plugins/bundler/pathToRegexp.ts compares plain ` +
      'paths only: give each page a route of its own, or remove the alias "path-to-regexp" in src/plugins/bundler.',
  );

export default pathToRegexp;
