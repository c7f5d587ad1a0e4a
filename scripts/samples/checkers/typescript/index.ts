/** Checks JavaScript and TypeScript samples: compiles them against the types of the SDKs. */
import path from 'node:path';
import {SAMPLES_FOLDER} from '../../samplesFolder';
import {filesIn, versionOf} from '../../version';
import type {Checker} from '../../types';
import {relatedTo} from './siblings';

export const typescript: Checker = {
  name: 'typescript',
  languages: ['ts', 'tsx', 'js', 'jsx'],
  version: versionOf(__filename, [
    ...filesIn(path.join(SAMPLES_FOLDER, 'preambles')),
    path.join(SAMPLES_FOLDER, 'tsconfig.json'),
    path.join(SAMPLES_FOLDER, 'package.json'),
  ]),
  related: relatedTo,
  // Loads the compiler only if there is something to compile.
  check: async (samples, all) => (await import('./diagnose')).diagnose(samples, all),
};
