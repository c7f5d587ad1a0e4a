import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openPageCache} from '../../../src/plugins/pageCache';

const page = (script: string, text = 'Text'): string =>
  `<head><style data-style>/* ${script} */\na{}</style><link rel=preload href=${script}><script src=${script} defer></script></head><p>${text}</p><script type="application/json" id="portal-page-routes">{"file":"${script}"}</script>`;

let site: string;
const environment = process.env;
beforeEach(() => {
  process.env = {...environment, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: ''};
  site = mkdtempSync(path.join(tmpdir(), 'portal-pages-'));
  mkdirSync(path.join(site, 'src'));
  writeFileSync(path.join(site, 'src/code.ts'), 'one');
});
afterEach(() => {
  process.env = environment;
  rmSync(site, {recursive: true});
});

/** Reads a page's value from a newly opened cache, and returns whether the value had to be computed. */
async function isMade(html: string, options: unknown = null): Promise<boolean> {
  const cache = openPageCache<string>(site, 'test');
  const make = jest.fn(() => Promise.resolve('value'));
  expect(await cache.get(html, options, make)).toBe('value');
  cache.save();
  return make.mock.calls.length > 0;
}

it('keeps the value of a page whose scripts have other names, or whose styles or routes have changed', async () => {
  expect(await isMade(page('a.1.js'))).toBe(true);
  expect(await isMade(page('a.2.js'))).toBe(false);
});

it('makes the value again when the page, the options, code or packages have changed', async () => {
  expect(await isMade(page('a.js'))).toBe(true);
  expect(await isMade(page('a.js', 'Other'))).toBe(true);
  expect(await isMade(page('a.js', 'Other'), {level: 2})).toBe(true);
  expect(await isMade(page('a.js', 'Other'), {level: 2})).toBe(false);
  writeFileSync(path.join(site, 'src/code.ts'), 'two');
  expect(await isMade(page('a.js', 'Other'), {level: 2})).toBe(true);
  mkdirSync(path.join(site, 'node_modules'), {recursive: true});
  writeFileSync(path.join(site, 'node_modules/.package-lock.json'), '{}');
  expect(await isMade(page('a.js', 'Other'), {level: 2})).toBe(true);
});

it('drops values that a build did not ask for', async () => {
  await isMade(page('a.js'));
  await isMade(page('a.js', 'Other'));
  expect(await isMade(page('a.js'))).toBe(true);
});

it.each([{NODE_ENV: 'development'}, {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}])(
  'keeps nothing with %j',
  async (variables) => {
    Object.assign(process.env, variables);
    expect(await isMade(page('a.js'))).toBe(true);
    expect(await isMade(page('a.js'))).toBe(true);
    const cache = openPageCache<number>(site, 'test');
    await cache.get(page('a.js'), null, () => Promise.resolve(1));
    expect(await cache.get(page('a.js'), null, () => Promise.resolve(2))).toBe(2);
    expect(readdirSync(site)).toEqual(['src']);
  },
);
