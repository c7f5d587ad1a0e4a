/** Checks Kotlin samples for xmtp-android: the Kotlin compiler compiles them against the SDK's declarations. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Checker, Finding, Sample} from '../../types';
import {COMPILER_VERSION, hasJava} from './compiler';
import {judge} from './judge';
import {hashOfSample, readVerdicts, VERDICTS_FILE, verdictsText} from './verdicts';

const NEEDS_JAVA =
  `the Kotlin compiler hasn't accepted this sample yet, and it needs Java. Install Java 11 or newer ` +
  `(apt-get install openjdk-17-jre-headless), run npm run check:samples, and commit samples/kotlin-verdicts.json.`;

const LANGUAGES = ['kotlin', 'kt'];

/**
 * Creates a checker that compiles the samples that `file` doesn't list as accepted, and updates the list. If the
 * environment variable `REQUIRE_JAVA` is set, the checker compiles all samples and doesn't write the file. In this
 * case, it throws if Java is missing, or if all samples compile but the file isn't up to date.
 *
 * @param file - the file that lists the accepted samples; it may be missing
 */
export function kotlinChecker(file: string): Checker {
  const check = async (samples: readonly Sample[], all: readonly Sample[], isComplete = true): Promise<Finding[]> => {
    const strict = Boolean(process.env.REQUIRE_JAVA);
    const keptText = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const kept = readVerdicts(keptText);
    const unknown = strict ? samples : samples.filter((sample) => !kept.has(hashOfSample(sample)));
    if (unknown.length > 0 && !hasJava()) {
      if (strict) throw new Error('REQUIRE_JAVA is set, but there is no Java: apt-get install openjdk-17-jre-headless');
      return unknown.map((sample) => ({file: sample.file, line: sample.line, message: NEEDS_JAVA}));
    }
    const refused = await judge(unknown);
    const judged = new Set(samples);
    const own = all.filter(({language, nocheck}) => LANGUAGES.includes(language) && nocheck === undefined);
    const text = verdictsText(
      own.filter((sample) => (judged.has(sample) ? !refused.has(sample) : kept.has(hashOfSample(sample)))),
    );
    // If a sample couldn't be read, its verdict is missing in `text`.
    if (text !== keptText && !strict && isComplete) writeFileSync(file, text);
    if (text !== keptText && strict && isComplete && refused.size === 0)
      throw new Error(
        `${path.relative(process.cwd(), file)} differs from the compiler's verdicts: run npm run check:samples and commit the file.`,
      );
    return [...refused.values()].flat();
  };
  return {name: 'kotlin', languages: LANGUAGES, version: COMPILER_VERSION, keepsResults: true, check};
}

export const kotlin = kotlinChecker(VERDICTS_FILE);
