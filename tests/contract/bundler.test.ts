import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

it('finds no helper of tslib that src/plugins/bundler/tslib.ts lacks', () => {
  const folder = 'node_modules/@docusaurus/utils-common/lib';
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const helpers = [...code.matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(helpers)]).toEqual(['__importDefault']);
});

it('finds no use of path-to-regexp in react-router that src/plugins/bundler/pathToRegexp.ts lacks', () => {
  const code = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');
  expect(code.match(/\bpathToRegexp\b[^\n]*/g)).toEqual([
    "pathToRegexp from 'path-to-regexp';",
    'pathToRegexp.compile(path);',
    'pathToRegexp(path, keys, options);',
  ]);
});

it('finds no use of react-helmet-async that src/plugins/bundler/helmet.ts lacks', () => {
  const packages = ['core', 'plugin-content-docs', 'theme-classic', 'theme-common'];
  const files = ['docs', 'src', ...packages.map((name) => `node_modules/@docusaurus/${name}/lib`)].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:js|mdx|tsx?)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(code.match(/<Head>/g)!.length).toBeGreaterThan(10);
  expect(code.match(/<Head\s[^>]*>/g)).toBeNull();
  const tags = [...code.matchAll(/<Head>((?:(?!<Head>).)*?)<\/Head>/gs)].flatMap(([, content]) =>
    [...content!.matchAll(/<(\w+)/g)].map(([, tag]) => tag),
  );
  const known = ['body', 'html', 'link', 'meta', 'script', 'style', 'title'];
  expect(tags.filter((tag) => !known.includes(tag!))).toEqual([]);
  expect(tags).toContain('meta');
});
