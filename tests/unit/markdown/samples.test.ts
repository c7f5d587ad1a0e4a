import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {CHECKERS} from '../../../scripts/samples/checkers';
import {SDKS, sdkOf} from '../../../src/shared/sdks';
import {assumptionsOf, readPreamble} from '../../../src/markdown/preambles';
import {sampleNote} from '../../../src/markdown/remarkSamples';
import {readSampleMeta} from '../../../src/markdown/sample';

it.each([
  [null, [], undefined],
  ['[JavaScript] {1,3}', [], undefined],
  ['[JavaScript] with="client signer" {1}', ['client', 'signer'], undefined],
  ["with='client'", ['client'], undefined],
  ['with="  "', [], undefined],
  ['nocheck', [], ''],
  ['nocheck=""', [], ''],
  ['with="a" nocheck="shows what fails"', ['a'], 'shows what fails'],
  ['withhold="a" [nocheck.ts]', [], undefined],
])('reads %j', (meta, names, nocheck) => {
  expect(readSampleMeta(meta)).toEqual({with: names, nocheck});
});

it('reads allowances', () => {
  const allow = 'rule: why; other: why not';
  expect(readSampleMeta(`with="a" allow="${allow}" {1}`)).toEqual({with: ['a'], allow});
});

it.each([
  ['ts', 'React Native', '', [], 'React Native'],
  ['bash', 'JavaScript', 'npm install', [], 'JavaScript'],
  ['kotlin', undefined, '', [], 'Kotlin'],
  ['swift', 'Package.swift', '', [], 'Swift'],
  ['tsx', 'main.tsx', "import {XMTPProvider} from '@xmtp/react-sdk';", [], 'React'],
  ['ts', undefined, 'import {\n  a,\n} from "viem";\nimport "@xmtp/mls-client";', [], 'Node'],
  ['ts', 'vite.config.ts', "import {defineConfig} from 'vite';", [], undefined],
  ['ts', undefined, 'await client.close();', ['client'], 'JavaScript'],
  ['json', 'package.json', '{"a": "from \\"@xmtp/xmtp-js\\""}', [], undefined],
])('finds the SDK of a sample: %s [%s] %j', (language, title, code, names, sdk) => {
  expect(sdkOf({language, title, code, with: names})).toBe(sdk);
});

const fence = (lang: string, meta: string): Code => ({type: 'code', lang, meta, value: 'a'});

const HOW = '/get-started/references#how-samples-are-checked';

it('returns what a sample was checked against and what it assumes, as HTML', () => {
  expect(sampleNote(fence('ts', '[JavaScript] with="client signer"'), {basePath: '/'})).toBe(
    `<a data-routed="" href="${HOW}">Checked against xmtp-js 12.1.0</a><span>Assumes ` +
      '<a data-routed="" href="/dms/client#create-a-client">client</a>, ' +
      '<a data-routed="" href="/dms/client#get-a-signer">signer</a></span>',
  );
  expect(sampleNote(fence('kotlin', '[Kotlin] with="client"'), {basePath: '/docs/'})).toBe(
    `<a data-routed="" href="/docs${HOW}">Checked against xmtp-android 0.15.7</a>` +
      '<span>Assumes <a data-routed="" href="/docs/dms/client#create-a-client">client</a></span>',
  );
  expect(sampleNote(fence('swift', '[Swift]'), {basePath: '/'})).toBe(
    `<a data-routed="" href="${HOW}">Checked against xmtp-ios 0.14.10</a>`,
  );
});

it.each([
  ['that installs', fence('bash', '[JavaScript]')],
  ['that isn’t checked', fence('ts', '[JavaScript] nocheck="why"')],
  ['that is for no SDK', fence('ts', '[vite.config.ts]')],
])('returns no notes for a sample %s', (_, code) => {
  expect(sampleNote(code, {basePath: '/'})).toBeUndefined();
});

it('returns no notes for a language that no checker supports', () => {
  const languages = CHECKERS.flatMap((checker) => checker.languages);
  expect(['ts', 'tsx', 'js', 'jsx', 'kotlin', 'swift'].filter((language) => !languages.includes(language))).toEqual([]);
});

it('links every name that samples may assume to a page', () => {
  const pages = JSON.parse(readFileSync('tests/contract/facts/pages.json', 'utf8')) as {route: string}[];
  const routes = pages.map(({route}) => route);
  const links = SDKS.flatMap((sdk) => [...assumptionsOf(sdk).values()]);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !routes.includes(link.split('#')[0]!))).toEqual([]);
});

it('rejects a name without a link', () => {
  expect(() => readPreamble('x.ts', '/** A client. */\nexport declare const client: Client;\n')).toThrow(
    'x.ts: "client" has no link to the section that creates it: write /** What it is: {@link /page#section}. */',
  );
});

it.each(['/dms/client#v1.2', '/dms/client?a=b', '/#start'])('rejects the link %s', (link) => {
  const text = `/** A client: {@link ${link}}. */\nexport declare const client: Client;\n`;
  expect(() => readPreamble('x.ts', text)).toThrow(
    `x.ts: the link of "client" is "${link}". Write the path of a page or a section, such as /page#section.`,
  );
});
