/**
 * Tests builds that use the caches of earlier builds. A sample with types must not be checked again until its package
 * changes. Code that a page includes from a file must always be read again, and links to files must have the current
 * addresses.
 */
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCached, writeCached} from '../../src/buildTools/fileCache';
import {cacheFolder} from '../../src/plugins/bundler/cache';
import {ANNOTATED_SITE, TYPES_PAGE} from '../support/annotatedSite';
import {createSite, type SiteFixture} from '../support/siteFixture';

jest.setTimeout(240_000);

const snippet = (code: string) => `hidden();\n// [!region part]\n${code}\n// [!endregion part]\n`;

const SOUND = {
  ...ANNOTATED_SITE,
  'docs/index.mdx': '# Home\n\n```ts\n// [!include ~/snippets/a.ts:part]\n```\n',
  'docs/links.mdx': '# Links\n\n[Moving](./moving.mdx)\n',
  'docs/moving.mdx': '# Moving\n',
  'docs/snippets/a.ts': snippet('first();'),
  'docs/privacy.mdx': '# Privacy\n',
  'docs/terms.mdx': '# Terms\n',
  'package-lock.json': '{"lockfileVersion": 3}\n',
};

let site: SiteFixture;
afterEach(() => {
  site.remove();
});

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

it('the cached result of a sample shows without a check, until its package changes; included code and links are always new; an unusable cache fails nothing', () => {
  const name = `witness${process.pid}${Date.now()}`;
  const page = (text: string) =>
    `${TYPES_PAGE}\n${fence('ts twoslash', `import {Greeter} from 'greeter';\nexport const ${name} = Greeter;`)}\n${text}\n`;
  site = createSite({...SOUND, 'docs/types.mdx': page('First.')});
  const built = (folder: string): string =>
    readdirSync(path.join(site.folder, 'build', folder))
      .filter((file) => /\.(?:js|html)$/.test(file))
      .map((file) => readFileSync(path.join(site.folder, 'build', folder, file), 'utf8'))
      .join('\n');
  const textOfHome = () =>
    readFileSync(path.join(site.folder, 'build/index.html'), 'utf8').replace(/<style>.*?<\/style>|<[^>]+>/gs, '');
  const build = () => {
    const {code, output} = site.build({DOCUSAURUS_NO_PERSISTENT_CACHE: ''});
    expect({code, output: code === 0 ? '' : output}).toEqual({code: 0, output: ''});
  };
  build();
  expect(textOfHome()).toContain('first();');
  expect(textOfHome()).not.toContain('hidden');

  const folder = path.join(site.folder, 'node_modules/.cache/portal-twoslash');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const kept = readdirSync(folder).filter((file) => read(file).includes(name));
  // The compilations for the server and the browser share one check.
  expect(kept).toHaveLength(1);
  // Change the cached text, so that the built files show whether the build read the cache.
  const result = path.join(folder, kept[0]!);
  writeCached(result, readCached(result)!.toString().replaceAll('Greets people', 'Kept of people'));
  // The bundler has its own cache of pages, so change the page's text to make it compile the page again.
  writeFileSync(path.join(site.folder, 'docs/types.mdx'), page('Second.'));
  writeFileSync(path.join(site.folder, 'docs/snippets/a.ts'), snippet('second();'));
  writeFileSync(path.join(site.folder, 'docs/moving.mdx'), '---\nslug: /moved\n---\n\n# Moving\n');
  // If a page kept the old address, Docusaurus' check of links would fail this build.
  build();
  expect(textOfHome()).toContain('second();');
  expect(textOfHome()).not.toContain('first();');
  expect(readFileSync(path.join(site.folder, 'build/links.html'), 'utf8').includes('href=/moved')).toBe(true);
  expect(built('.').includes('Second.')).toBe(true);
  expect(built('assets/js').includes('Kept of people')).toBe(true);
  expect(built('.').includes('Kept of people')).toBe(false);

  const manifest = path.join(site.folder, 'samples/node_modules/greeter/package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.0.0', '1.0.1'));
  // Simulate an installation. No page has changed.
  writeFileSync(path.join(site.folder, 'package-lock.json'), '{"lockfileVersion": 3, "packages": {}}\n');
  build();
  expect(built('assets/js').includes('Kept of people')).toBe(false);
  for (const file of readdirSync(folder)) if (read(file).includes(name)) rmSync(path.join(folder, file));

  // A cache that can't be used costs time, but doesn't fail the build.
  const pages = cacheFolder(site.folder);
  rmSync(`${pages}.seal`);
  mkdirSync(`${pages}.seal`);
  build();
  for (const name of [pages, `${pages}.seal`]) rmSync(name, {recursive: true, force: true});
});
