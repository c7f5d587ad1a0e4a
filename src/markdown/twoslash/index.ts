/**
 * Samples with types: fences marked `twoslash` are checked by the compiler, once for each code, options and versions of
 * the packages that it imports (ARCHITECTURE.md, "Code and samples"; SPEC §4).
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createCache} from '../keptFiles';
import {createCheck, type Check} from './check';
import {compilerOptionsOf} from './compilerOptions';
import {importedPackages, versionsOf} from './packages';
import {SampleError, type Sample} from './sample';

const LANGUAGES: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

/** This module's own source: what it makes of a result changes with it. */
const SOURCE = readdirSync(__dirname).map((name) => readFileSync(path.join(__dirname, name), 'utf8'));

/** Whether the words behind a fence's language ask for types. */
export const isAnnotated = (meta: string): boolean => /(?:^|\s)twoslash(?:\s|$)/.test(meta);

/** @throws SampleError as `Check` does, and for a language that has no types */
export type Annotate = Check;

export interface AnnotatorOptions {
  /** Absolute; imports of samples are resolved as in a file that lies there. */
  folder: string;
  /** Absolute; where results are kept between builds. */
  cacheFolder: string;
  /** Only a test needs another. */
  check?: Check;
}

export function createAnnotator({folder, cacheFolder, check = createCheck(folder)}: AnnotatorOptions): Annotate {
  const cached = createCache<Sample>(cacheFolder);
  return (code, language) => {
    if (!LANGUAGES.includes(language)) {
      const message = `a fence of "${language}" has no types: mark ${LANGUAGES.join(', ')} only, or take twoslash out.`;
      throw new SampleError([{line: 0, message}]);
    }
    return cached(keyOf(code, language, folder), () => check(code, language));
  };
}

function keyOf(code: string, language: string, folder: string): string {
  const tools = versionsOf(['twoslash', 'typescript'], __dirname);
  const types = versionsOf(importedPackages(code, language), folder);
  const parts = [SOURCE, tools, types, compilerOptionsOf(language), language, code];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The workspace `samples` with the SDKs of the samples, where there is one; else the site. */
function defaultFolder(site: string): string {
  const samples = path.join(site, 'samples');
  return existsSync(path.join(samples, 'package.json')) ? samples : site;
}

const annotators = new Map<string, Annotate>();

/**
 * The annotator of a site: one for all its pages, and for both of its builds, so that nothing is checked twice.
 *
 * @param site - absolute folder of the site
 * @param folder - whose `node_modules` samples import from, relative to the site
 */
export function annotatorOf(site: string, folder?: string): Annotate {
  const types = folder === undefined ? defaultFolder(site) : path.resolve(site, folder);
  const made =
    annotators.get(types) ??
    createAnnotator({folder: types, cacheFolder: path.join(site, 'node_modules', '.cache', 'portal-twoslash')});
  annotators.set(types, made);
  return made;
}
