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
afterAll(() => {
  rmSync(siteDir, {recursive: true});
  Object.assign(logger, {error, report});
});

class WebpackError extends Error {}

/** Runs the plugin in development on a page for which the bundler reports an error, and returns what it reports. */
function reportOf(text: string): string[] {
  const file = path.join(siteDir, 'docs/a.mdx');
  writeFileSync(file, text);
  const plugin = mistakesPlugin(siteOf(), {siteDir, baseUrl: '/'} as LoadContext);
  const docs = [{source: '@site/docs/a.mdx', permalink: '/a'}];
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}}};
  void plugin.allContentLoaded?.({allContent: allContent as unknown as AllContent} as never);
  const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: {apply(compiler: object): void}[];
  };
  const errors = [new Error(`MDX compilation failed for file "${file}"\nCause: ${file}:9:1 A mistake.\nDetails:\n{}`)];
  const compilation: {errors: Error[]} = {errors};
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
