/** Turns Kotlin samples into source files. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SAMPLES_FOLDER} from '../../samplesFolder';
import type {Sample} from '../../types';
import {problemsOfWith} from '../../withNames';

/** The number of lines before the sample's code in its source file. */
export const PREFIX_LINES = 1;

const IMPORT = /^import\s+[\w.*`]+(?:\s+as\s+\w+)?/;

/** The names that a sample's `with` may list, each with its type. */
const GIVEN: ReadonlyMap<string, string> = new Map(
  Object.entries(
    (
      JSON.parse(readFileSync(path.join(SAMPLES_FOLDER, 'preambles/native.json'), 'utf8')) as {
        kotlin: Record<string, {type: string}>;
      }
    ).kotlin,
  ).map(([name, {type}]) => [name, type]),
);

/**
 * Returns the source file of a sample, in the package `packageName`. Columns stay the same; lines move down by
 * `PREFIX_LINES`. A sample with names in `with` becomes the body of a suspending function that has the names as
 * parameters.
 */
export function sourceOf({code, with: names}: Sample, packageName: string): string {
  const lines = [`package ${packageName}`, ...code.split('\n')];
  if (names.length > 0) {
    const last = lines.findLastIndex((line) => IMPORT.test(line));
    const index = Math.max(0, last);
    const end = IMPORT.exec(lines[index]!)?.[0].length ?? lines[index]!.length;
    const given = names.map((name) => `${name}: ${GIVEN.get(name) ?? 'Nothing'}`).join(', ');
    lines[index] = `${lines[index]!.slice(0, end)}; suspend fun sample(${given}) {${lines[index]!.slice(end)}`;
    lines.push('}');
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the problems with the names in a sample's `with`. */
export function problemsOfNames({code, with: names}: Sample): string[] {
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
  return problemsOfWith(names, {target: 'Kotlin', place: 'samples/preambles/native.json', names: GIVEN}, isUsed);
}
