/** The declarations that Kotlin samples are compiled against. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SDK_PACKAGES} from '../../../../src/shared/sdks';
import {SAMPLES_FOLDER} from '../../samplesFolder';
import {filesIn, hashOf} from '../../version';

/** The folders with the declarations of the SDK and of the platform, in Kotlin and Java. */
export const DECLARATIONS: readonly string[] = [`api/android-${SDK_PACKAGES.Kotlin.version}`, 'platform/kotlin'].map(
  (folder) => path.join(SAMPLES_FOLDER, folder),
);

/** Returns a hash of all declarations. */
export function declarationsVersion(): string {
  return hashOf(DECLARATIONS.flatMap(filesIn));
}

/** Returns the packages that declare `name` at the top level. */
export function packagesOf(name: string): string[] {
  const declaration = new RegExp(
    `^(?:\\w+ )*(?:class|interface|object|typealias|fun|val|var) (?:<[^>]*> )?(?:[\\w<>*]+\\.)?${name}\\b`,
    'm',
  );
  const packages = DECLARATIONS.flatMap(filesIn)
    .filter((file) => file.endsWith('.kt'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => declaration.test(text))
    .map((text) => /^package (\S+)/.exec(text)![1]!);
  return [...new Set(packages)];
}
