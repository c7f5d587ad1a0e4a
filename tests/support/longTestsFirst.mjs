import {existsSync} from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Test files that take long although they are small. */
const LONG = ['tests/build/scale.test.ts', 'tests/build/mistakes.test.ts', 'tests/build/caches.test.ts'].map((file) =>
  path.resolve(file),
);

/**
 * Starts the longest test files first, so that all workers end at about the same time. Jest does this too, but on a
 * machine that has never run a file, it goes by the file's size.
 */
export default class extends Sequencer {
  sort(tests) {
    const missing = LONG.find((file) => !existsSync(file));
    if (missing) throw new Error(`tests/support/longTestsFirst.mjs names ${missing}, which doesn't exist.`);
    const sorted = super.sort(tests);
    return [
      ...LONG.flatMap((file) => sorted.filter((test) => test.path === file)),
      ...sorted.filter((test) => !LONG.includes(test.path)),
    ];
  }
}
