/** Kotlin samples as source files. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SAMPLES_FOLDER} from './declarations';
import type {Sample} from '../../types';

/** A sample's file begins with this many lines of our own. */
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
 * The text of a sample's file, in a package of its own. Columns stay as they are in the sample; lines move down by
 * `PREFIX_LINES`. A sample with given names becomes the body of a suspending function with these parameters.
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

/** Problems with the names in a sample's `with`. */
export function problemsOfNames({code, with: names}: Sample): string[] {
  return names.flatMap((name, index) => {
    if (!GIVEN.has(name)) {
      const known = [...GIVEN.keys()].join(', ');
      return [
        `with="${name}" isn't known for Kotlin: it can be ${known}. Declare it in the sample, or add it to samples/preambles/native.json.`,
      ];
    }
    if (names.indexOf(name) !== index) return [`with="…" names "${name}" twice: once is enough.`];
    if (!new RegExp(`\\b${name}\\b`).test(code))
      return [`with="${name}", but the sample doesn't use it: take the name away.`];
    return [];
  });
}
