import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent, LoadContext} from '@docusaurus/types';
import mistakesPlugin from '../../../../src/plugins/mistakes';
import {siteOf} from '../../../support/siteOf';

const siteDir = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
mkdirSync(path.join(siteDir, 'docs'));
const {error, report} = logger;
afterEach(() => Object.assign(logger, {error, report}));
afterAll(() => rmSync(siteDir, {recursive: true}));

class WebpackError extends Error {}

/** What the bundler reports for a page. */
const bundlerError = (file: string) =>
  new Error(`MDX compilation failed for file "${file}"\nCause: ${file}:9:1 A mistake.\nDetails:\n{}`);

/**
 * Runs the plugin in development, and returns what it reports.
 *
 * @param text - the text of the page docs/a.mdx, which has the address /a
 * @param others - addresses of other pages
 * @param errorsOf - returns the errors of the bundler for the page
 */
function reportOf(text: string, others: string[] = [], errorsOf = (file: string) => [bundlerError(file)]): string[] {
  const file = path.join(siteDir, 'docs/a.mdx');
  writeFileSync(file, text);
  const plugin = mistakesPlugin(siteOf(), {siteDir, baseUrl: '/'} as LoadContext);
  const docs = ['/a', ...others].map((permalink, index) => {
    const name = `docs/${'abc'[index]!}.mdx`;
    if (index > 0) writeFileSync(path.join(siteDir, name), '# Other\n');
    return {source: `@site/${name}`, permalink};
  });
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}}};
  void plugin.allContentLoaded?.({allContent: allContent as unknown as AllContent} as never);
  const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: {apply(compiler: object): void}[];
  };
  const compilation = {errors: errorsOf(file)};
  const done = {tap: (_: object, run: (stats: object) => void) => run({compilation})};
  for (const each of config.plugins) each.apply({hooks: {done}, webpack: {WebpackError}});
  return compilation.errors.map(({message}) => message);
}

const PAGE = '---\ntitle: A\n---\n\n```md\n[x](/in-code)\n```\n\n:::nota\n\n[x](/gone)\n';

it("lists a page's mistakes and its broken links", () => {
  expect(reportOf(PAGE)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:9:1 A mistake\.\ndocs\/a\.mdx:11:5 the link "\/gone" points to no page.*$/),
  ]);
});

it('lists the same for a page with the line endings of Windows', () => {
  expect(reportOf(PAGE.replaceAll('\n', '\r\n'))).toEqual(reportOf(PAGE));
});

it('lists an address that two pages have, and lets the server run', () => {
  const message = 'docs/a.mdx and docs/b.mdx have the same address, /a: rename one, or change its "slug".';
  expect(reportOf('# A\n', ['/a'], () => [])).toEqual([message]);
  expect(() => logger.report('throw')`Duplicate routes found!${['/a']}`).not.toThrow();
});

it("leaves Docusaurus' report of the same address of a page and a plugin", () => {
  expect(reportOf('# A\n', ['/b'], () => [])).toEqual([]);
  expect(() => logger.report('throw')`Duplicate routes found!${['/search']}`).toThrow('Duplicate routes');
});
