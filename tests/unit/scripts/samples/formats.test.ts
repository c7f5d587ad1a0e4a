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
    ['json', '{"a": 1, "b": {"a": 1, "a": 2}}', ['4:24 the object already has the key "a".']],
    ['json', '{"dependencies": {"@xmtp/xmtp-js": "^12.0.0", "viem": "2"}}', []],
    [
      'json',
      '{\n"devDependencies": {\n"@xmtp/xmtp-js": "^13.0.0"}}',
      [
        "6:1 @xmtp/xmtp-js ^13.0.0 isn't the version that samples are checked against: src/config/packages.ts has 12.1.0.",
      ],
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
    ['message A {', ['4 not valid protobuf: a block is never closed. Add "}".']],
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
      [
        "5:18 org.xmtp:android 0.15.8 isn't the version that samples are checked against: src/config/packages.ts has 0.15.7.",
      ],
    ],
    [
      "implementation 'org.xmtp:androd:0.15.7'",
      ["4:16 org.xmtp:androd isn't among the maven packages of src/config/packages.ts; did you mean org.xmtp:android?"],
    ],
    [
      "implementation 'org.xmtp:android'",
      ["4:16 add the version of org.xmtp:android: the pages are about 0.15.7, which isn't the newest."],
    ],
    [
      'implementation "org.xmtp:android:$version"',
      ["4:16 \"org.xmtp:android:$version\" isn't a coordinate: write 'group:name:version' with a full version."],
    ],
    ['dependencies {', ['4:14 "{" is never closed: add "}".']],
    ['dependencies )', ['4:14 ")" closes nothing: remove it, or add what it closes.']],
    ['dependencies { ]', ['4:16 "]" doesn\'t close the open "{": write "}" before it, or in its place.']],
    ["implementation 'org", ['4:16 the string is never closed.']],
    ['a # b', ['4:3 unexpected "#".']],
  ])('%j', async (code, messages) => {
    expect(await check(gradle, 'groovy', code)).toEqual(messages);
  });
});

describe('podfile', () => {
  it.each([
    ["platform :ios, '16.0'", []],
    ["target 'Chat' do\n  use_frameworks!\n  pod 'XMTP', '~> 0.14.10' # the SDK\nend", []],
    ["pod 'XMTP'", ["4:1 add the version of XMTP: the pages are about 0.14.10, which isn't the newest."]],
    ["target 'Chat' do", ['4 the block is never closed: add end.']],
    ['end', ['4:1 "end" closes nothing: remove it, or add what it closes.']],
    [
      "  pdo 'XMTP'",
      [
        '4:3 unsupported statement: a Podfile sample can have platform, source, target, abstract_target, pod, inherit!, ' +
          'use_frameworks!, use_modular_headers!, pre_install, post_install and end.',
      ],
    ],
  ])('%j', async (code, messages) => {
    expect(await check(podfile, 'ruby', code)).toEqual(messages);
  });

  it('reads versions as CocoaPods does', () => {
    expect(['~> 0.14', '~> 0.14.10', '0.14.10'].map(fromPessimistic)).toEqual([
      ...['>=0.14.0 <1.0.0', '~0.14.10', '0.14.10'],
    ]);
  });
});
