/** Loads the checker with this repository's declarations, for tests. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSwiftChecker, type Finding, type GivenName, type SwiftChecker} from '../../src';
import type {DeclarationFiles} from '../../src/declarations';

export const SAMPLES = path.resolve(__dirname, '../../../../samples');
const API = path.join(SAMPLES, 'api');
const PLATFORM = path.join(SAMPLES, 'platform/swift');

const read = (file: string): string => readFileSync(file, 'utf8');

export const FILES: DeclarationFiles = {
  declarations: {
    XMTPiOS: readdirSync(API)
      .filter((name) => /^ios-.*\.swift$/.test(name))
      .map((name) => read(path.join(API, name))),
  },
  platform: Object.fromEntries(
    readdirSync(PLATFORM).map((name) => [path.basename(name, '.swift'), [read(path.join(PLATFORM, name))]]),
  ),
};

const given = (JSON.parse(read(path.join(SAMPLES, 'preambles/native.json'))) as {swift: Record<string, GivenName>})
  .swift;

let checker: Promise<SwiftChecker> | undefined;

export function loadChecker(): Promise<SwiftChecker> {
  return (checker ??= createSwiftChecker({...FILES, given}));
}

/** Returns the findings as `line:column message`. */
export async function findings(code: string, names: readonly string[] = []): Promise<string[]> {
  const check = await loadChecker();
  return check(code, names).map(format);
}

function format({line, column, message}: Finding): string {
  return `${line}:${column} ${message}`;
}
