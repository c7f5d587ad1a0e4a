/** Checks JavaScript and TypeScript samples: compiles them against the types of the SDKs. */
import path from 'node:path';
import {filesIn, versionOf} from '../../version';
import type {Checker} from '../../types';
import {relatedTo} from './siblings';

const ROOT = path.resolve(__dirname, '../../../..');

export const typescript: Checker = {
  name: 'typescript',
  languages: ['ts', 'tsx', 'js', 'jsx'],
  version: versionOf([
    ...filesIn(__dirname),
    ...filesIn(path.join(ROOT, 'samples/preambles')),
    path.join(ROOT, 'samples/tsconfig.json'),
    path.join(ROOT, 'samples/package.json'),
    path.join(ROOT, 'package-lock.json'),
    path.join(ROOT, 'src/shared/sdks.ts'),
  ]),
  related: relatedTo,
  // Loads the compiler only if there is something to compile.
  check: async (samples, all) => (await import('./diagnose')).diagnose(samples, all),
};
