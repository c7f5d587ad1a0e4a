import {
  canonicalPath,
  fileNameOfRoute,
  externalHref,
  idOfHash,
  containsRoute,
  isActiveOn,
  isExternalLink,
  normalizeRoute,
  stripBasePath,
  routeOfFile,
  wellFormedHash,
  withoutHtml,
} from '../../../src/shared/routes';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/dms/client.html', '/dms/client'],
  ['/dms/client/', '/dms/client'],
  ['/dms/client//', '/dms/client'],
  ['/dms/client.html/', '/dms/client'],
  ['/dms/client/index/', '/dms/client'],
  ['/content-types/content-types', '/content-types/content-types'],
])('normalizeRoute(%j) is %j', (given, expected) => {
  expect(normalizeRoute(given)).toBe(expected);
});

it.each([
  ['/', '/anything', true],
  ['/dms', '/dms', true],
  ['/dms', '/dms/client', true],
  ['/dms/', '/dms/client', true],
  ['/dms', '/dmsx', false],
  ['/dms/client', '/dms', false],
])('containsRoute(%j, %j) is %j', (prefix, route, expected) => {
  expect(containsRoute(prefix, route)).toBe(expected);
});

it.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['www.example.org', true],
  ['/wwwhere', false],
  ['#part', false],
  ['mailto:a@example.org', false],
])('isExternalLink(%j) is %j', (link, expected) => {
  expect(isExternalLink(link)).toBe(expected);
});

it('adds https:// to an address that begins with www', () => {
  expect(externalHref('www.example.org')).toBe('https://www.example.org');
  expect(externalHref('https://example.org')).toBe('https://example.org');
});

it.each([
  ['/dms/client.html?a=b#c.html', '/dms/client?a=b#c.html'],
  ['/dms/client?page=x.html', '/dms/client?page=x.html'],
  ['mailto:a@example.html', 'mailto:a@example.html'],
  ['pathname:///a.html', 'pathname:///a.html'],
])('without .html, %s is %s', (link, expected) => {
  expect(withoutHtml(link)).toBe(expected);
});

it.each([
  ['index.mdx', '/', 'index'],
  ['dms/client.mdx', '/dms/client', 'dms/client'],
  ['dms\\client.md', '/dms/client', 'dms/client'],
  ['open-frames/open-frames.mdx', '/open-frames/open-frames', 'open-frames/open-frames'],
])('the file %s has the route %s and the file name %s', (file, route, name) => {
  expect(routeOfFile(file)).toBe(route);
  expect(fileNameOfRoute(route)).toBe(name);
});

it.each([
  ['/dms/client.html', '/', '/dms/client'],
  ['/index.html', '/', '/'],
  ['/docs/portal/', '/docs/portal/', '/docs/portal/'],
  ['/docs/portal/index.html', '/docs/portal/', '/docs/portal/'],
  ['/docs/portal/dms/client/', '/docs/portal/', '/docs/portal/dms/client'],
  ['/elsewhere.html', '/docs/portal/', '/elsewhere.html'],
  // Two slashes at the beginning would name a host.
  ['//example.org/x/', '/', '/example.org/x'],
  ['//example.org//x/', '/docs/portal/', '/example.org/x/'],
  ['//docs//portal//dms/client.html/', '/docs/portal/', '/docs/portal/dms/client'],
  // Hosts decode slashes.
  ['/dms%2Fclient', '/', '/dms/client'],
  ['/%2f%2fexample.org', '/', '/example.org'],
  // No page has an address with bytes that aren't UTF-8, or with a space at the end.
  ['/%FF', '/', '/%25FF'],
  ['//dms/%C0%AE', '/', '/dms/%25C0%25AE'],
  ['/docs/portal/dms/client%20', '/docs/portal/', '/docs/portal/dms/client%2520'],
])('the canonical path of %s under %s is %s', (pathname, basePath, expected) => {
  expect(canonicalPath(pathname, basePath)).toBe(expected);
});

it.each([
  ['/', '/', '/'],
  ['/dms/client', '/', '/dms/client'],
  ['/docs/portal/', '/docs/portal/', '/'],
  ['/docs/portal', '/docs/portal/', '/'],
  ['/docs/portal/dms/client.html', '/docs/portal/', '/dms/client'],
  ['/dms', '/docs/portal/', '/dms'],
])('the route of %s under %s is %s', (pathname, basePath, expected) => {
  expect(stripBasePath(pathname, basePath)).toBe(expected);
});

it.each([
  ['/dms', '/dms/client', true],
  ['/dms', '/dmsx', false],
  ['/', '/', true],
  ['/', '/dms', false],
  ['/index.html', '/dms', false],
])('an item with the link %j is active on %j: %j', (link, route, expected) => {
  expect(isActiveOn(route, {link})).toBe(expected);
});

it.each([
  ['', '', ''],
  ['#part', '#part', 'part'],
  ['#caf%C3%A9', '#caf%C3%A9', 'café'],
  ['#100%', '#100%25', '100%'],
  ['#%E0%A4%A', '#%25E0%25A4%25A', '%E0%A4%A'],
])('the hash %j becomes %j and names %j', (given, hash, id) => {
  expect(wellFormedHash(given)).toBe(hash);
  expect(idOfHash(given)).toBe(id);
});
