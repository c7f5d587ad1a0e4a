import {gradle} from '../../../../scripts/samples/checkers/gradle';
import {json} from '../../../../scripts/samples/checkers/json';
import {podfile} from '../../../../scripts/samples/checkers/podfile';
import {protobuf} from '../../../../scripts/samples/checkers/protobuf';
import {fromPessimistic} from '../../../../scripts/samples/packages';
import {formatFinding} from '../../../../scripts/samples/report';
import type {Checker} from '../../../../scripts/samples/types';
import {sampleOf} from './sample';

async function check(checker: Checker, language: string, code: string): Promise<string[]> {
  const findings = await checker.check([sampleOf(language, code)], []);
  return findings.map((finding) => formatFinding(finding).replace('docs/x.mdx:', ''));
}

describe('json', () => {
  it.each([
    ['json', '{"a": [1, "b", null]}', []],
    ['json', '{\n  "a": 1,\n}', ['6:1 not valid json: Property name expected.', '6:1 not valid json: Value expected.']],
    ['json', '{"a": 1} // why', ['4:10 not valid json: Invalid comment token.']],
    ['jsonc', '{"a": 1,} // why', []],
    ['json', '{"a": 1, "b": {"a": 1, "a": 2}}', ['4:24 the key "a" stands twice in its object.']],
    ['json', '{"dependencies": {"@xmtp/xmtp-js": "^12.0.0", "viem": "2"}}', []],
    [
      'json',
      '{\n"devDependencies": {\n"@xmtp/xmtp-js": "^13.0.0"}}',
      ["6:1 @xmtp/xmtp-js ^13.0.0 isn't what samples are checked against: src/config/packages.ts has 12.1.0."],
    ],
    ['json', '', ['4:1 not valid json: Value expected.']],
  ])('%s %j', async (language, code, messages) => {
    expect(await check(json, language, code)).toEqual(messages);
  });
});

describe('protobuf', () => {
  it.each([
    ['syntax = "proto3";\nmessage A {\n  string b = 1;\n}', []],
    ['message A {\n  string b = 1;\n  string c = 1;\n}', ['4 not valid protobuf: duplicate id 1 in Type A.']],
    ['message A {\n  string b 1;\n}', ["5 not valid protobuf: illegal token '1', '=' expected."]],
    ['message A {', ['4 not valid protobuf: a block is never closed.']],
  ])('%j', async (code, messages) => {
    expect(await check(protobuf, 'proto', code)).toEqual(messages);
  });
});

describe('gradle', () => {
  it.each([
    ["dependencies {\n  implementation 'org.xmtp:android:0.15.7' // the SDK\n}", []],
    ['dependencies {\n  implementation("org.xmtp:android:0.15.7")\n}', []],
    ["plugins { id 'com.android.application' version '8.0' }\nandroid { defaultConfig { minSdk = 23 } }", []],
    [
      "dependencies {\n  implementation 'org.xmtp:android:0.15.8'\n}",
      ["5:18 org.xmtp:android 0.15.8 isn't what samples are checked against: src/config/packages.ts has 0.15.7."],
    ],
    [
      "implementation 'org.xmtp:androd:0.15.7'",
      ["4:16 org.xmtp:androd isn't among the maven packages of src/config/packages.ts; did you mean org.xmtp:android?"],
    ],
    [
      "implementation 'org.xmtp:android'",
      ['4:16 name the version of org.xmtp:android: the newest is another than 0.15.7, which pages are about.'],
    ],
    [
      'implementation "org.xmtp:android:$version"',
      ['4:16 "org.xmtp:android:$version" is no coordinate: write \'group:name:version\', the version in full.'],
    ],
    ['dependencies {', ['4:14 "{" is never closed.']],
    ['dependencies )', ['4:14 ")" closes nothing.']],
    ['dependencies { ]', ['4:16 "]" closes nothing: "{" is open.']],
    ["implementation 'org", ['4:16 a text is never closed.']],
    ['a # b', ['4:3 "#" is not understood.']],
  ])('%j', async (code, messages) => {
    expect(await check(gradle, 'groovy', code)).toEqual(messages);
  });
});

describe('podfile', () => {
  it.each([
    ["platform :ios, '16.0'", []],
    ["target 'Chat' do\n  use_frameworks!\n  pod 'XMTP', '~> 0.14.10' # the SDK\nend", []],
    ["pod 'XMTP'", ['4:1 name the version of XMTP: the newest is another than 0.14.10, which pages are about.']],
    ["target 'Chat' do", ['4 the block is never closed: write end.']],
    ['end', ['4:1 "end" closes nothing.']],
    ["  pdo 'XMTP'", ['4:3 the line is not understood: a Podfile sample holds platform, target, pod and the like.']],
  ])('%j', async (code, messages) => {
    expect(await check(podfile, 'ruby', code)).toEqual(messages);
  });

  it('reads versions as CocoaPods does', () => {
    expect(['~> 0.14', '~> 0.14.10', '0.14.10'].map(fromPessimistic)).toEqual([
      ...['>=0.14.0 <1.0.0', '~0.14.10', '0.14.10'],
    ]);
  });
});
