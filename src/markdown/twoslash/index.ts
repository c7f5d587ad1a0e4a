/**
 * Checks the samples in fences marked `twoslash` with the TypeScript compiler, which also returns the types to show. A
 * result stays in the cache until the code, the options or an imported package changes (ARCHITECTURE.md, "Code and
 * samples"; SPEC §4).
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createCache} from '../../buildTools/fileCache';
import {hashOf} from '../../buildTools/hashOf';
import {inThread} from '../../buildTools/threads';
import type {checkSample} from './check';
import {compilerOptionsOf} from './compilerOptions';
import {importedPackages, versionsOf} from './packages';
import {SampleError, type Sample} from './sample';

const LANGUAGES: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

/** The source code in this folder. It is part of each cache key, because results depend on it. */
const SOURCE = readdirSync(__dirname).map((name) => readFileSync(path.join(__dirname, name), 'utf8'));

/** Whether the meta string of a fence contains `twoslash`. */
export const isAnnotated = (meta: string): boolean => /(?:^|\s)twoslash(?:\s|$)/.test(meta);

/**
 * Checks a sample.
 *
 * @throws SampleError if the sample has errors that it doesn't declare, a notation that isn't supported, or a language
 *   without types
 */
export type Annotate = (code: string, language: string) => Promise<Sample>;

export interface AnnotatorOptions {
  /** Absolute path. Imports of samples are resolved as if the samples were files in this folder. */
  folder: string;
  /** Absolute path of the folder that keeps results between builds. */
  cacheFolder: string;
  /** Runs in a thread by default. Tests replace this function. */
  check?: (...args: Parameters<typeof checkSample>) => Promise<ReturnType<typeof checkSample>>;
}

/** The compiler takes three seconds for the first sample, so it runs in a thread. */
const checkInThread = inThread<typeof checkSample>(path.join(__dirname, 'check.ts'), 'checkSample');

/** Creates a function that checks a sample or returns the sample's cached result. */
export function createAnnotator({folder, cacheFolder, check = checkInThread}: AnnotatorOptions): Annotate {
  const cached = createCache<Sample>(cacheFolder);
  return async (code, language) => {
    if (!LANGUAGES.includes(language)) {
      const message = `"${language}" has no types: remove twoslash from the fence. It works in ${LANGUAGES.join(', ')}.`;
      throw new SampleError([{line: 0, message}]);
    }
    return cached(keyOf(code, language, folder), async () => {
      const checked = await check(folder, code, language);
      if (isSample(checked)) return checked;
      throw new SampleError(checked);
    });
  };
}

const isSample = (checked: ReturnType<typeof checkSample>): checked is Sample => 'code' in checked;

function keyOf(code: string, language: string, folder: string): string {
  const tools = versionsOf(['twoslash', 'typescript'], __dirname);
  const types = versionsOf(importedPackages(code, language), folder);
  const parts = [SOURCE, tools, types, compilerOptionsOf(language), language, code];
  return hashOf(JSON.stringify(parts), 32);
}

/** Returns the folder whose packages samples import: the workspace `samples`, or the site's folder if there is none. */
function packagesFolder(site: string): string {
  const samples = path.join(site, 'samples');
  return existsSync(path.join(samples, 'package.json')) ? samples : site;
}

const annotators = new Map<string, Annotate>();

/**
 * Returns the function that checks a site's samples. All pages share it, in the builds for the browser and the server,
 * so that nothing is checked twice.
 *
 * @param site - absolute path of the site's folder
 */
export function annotatorOf(site: string): Annotate {
  const cacheFolder = path.join(site, 'node_modules', '.cache', 'portal-twoslash');
  const made = annotators.get(site) ?? createAnnotator({folder: packagesFolder(site), cacheFolder});
  annotators.set(site, made);
  return made;
}
