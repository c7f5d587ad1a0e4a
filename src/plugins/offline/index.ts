/**
 * Writes `/sw.js`, the service worker for offline reading, with the list of built files. Pages load the worker only
 * when a reader turns offline reading on.
 */
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {WORKER_FILE, type Release} from '../../offline/release';
import {filesBelow} from '../../buildTools/filesBelow';
import {toRelease} from './toRelease';

export default function offlinePlugin(): Plugin {
  return {
    name: 'portal-offline',
    async postBuild({outDir, baseUrl}) {
      const release = toRelease(baseUrl, filesBelow(outDir), (file) => hashOf(readFileSync(path.join(outDir, file))));
      writeFileSync(path.join(outDir, WORKER_FILE), await bundle(release));
    },
  };
}

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

async function bundle(release: Release): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(__dirname, '../../offline/worker.ts')],
    define: {RELEASE: JSON.stringify(release)},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return outputFiles[0]!.text;
}
