/**
 * Pages tell what their samples assume (src/markdown/remarkSamples.ts), from files that nothing imports: the bundler's
 * cache of compiled pages is told of them, or it would go on with what they said before.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PREAMBLES_FOLDER} from '../../markdown/preambles';

export default function samplesPlugin(): Plugin {
  return {
    name: 'portal-samples',
    configureWebpack() {
      const files = existsSync(PREAMBLES_FOLDER) ? readdirSync(PREAMBLES_FOLDER) : [];
      const buildDependencies = files.map((file) => path.join(PREAMBLES_FOLDER, file));
      // Rspack's; webpack's types don't know it.
      return {experiments: {cache: {type: 'persistent', buildDependencies}}};
    },
  };
}
