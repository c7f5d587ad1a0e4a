/**
 * Caches of pages, samples, pictures and tools, which one run keeps on disk for the next. A key must contain everything
 * that its value depends on, including the versions of tools. A file is written as a draft and then renamed, so that
 * another process never reads half of it. If a cache is damaged or can't be written, one line in the log reports it,
 * and the values are computed again.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {hashOf} from './hashOf';

/**
 * Creates a file or folder under a temporary name, and renames it when it is complete. If two processes create the same
 * folder, the folder of the first process stays.
 *
 * @param make - writes the draft; nothing is kept if it throws
 */
export async function writeAtomically(target: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = draftOf(target);
  try {
    await make(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, {recursive: true, force: true});
    // Another process was first: its folder isn't empty, so `renameSync` can't replace it.
    if (!/^(?:ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '') || !existsSync(target)) throw error;
  }
}

function draftOf(target: string): string {
  mkdirSync(path.dirname(target), {recursive: true});
  return `${target}.${process.pid}`;
}

const reported = new Set<string>();

/** The consequence if a cache can't be written. It names no build, because `npm run check:samples` uses caches too. */
export const WITHOUT_CACHE = 'This run continues without it, and takes longer.';

/** Logs one line about a cache that can't be used, but only once for each folder. */
export function reportCache(folder: string, problem: string, consequence = 'This run rebuilds it.'): void {
  if (reported.has(folder)) return;
  reported.add(folder);
  logger.warn(`The cache ${path.relative('', folder)} ${problem}. ${consequence}`);
}

/** The length of the hash and the line break before a file's content. */
const HASH_LINE = hashOf('').length + 1;

/**
 * Returns what {@link writeCached} wrote; undefined if the file is missing, can't be read or is damaged. In the last two
 * cases, also reports the file.
 */
export function readCached(file: string): Buffer | undefined {
  let kept: Buffer;
  try {
    kept = readFileSync(file);
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') reportCache(path.dirname(file), `can't be read (${code})`);
    return undefined;
  }
  const content = kept.subarray(HASH_LINE);
  if (kept.toString('latin1', 0, HASH_LINE) === `${hashOf(content)}\n`) return content;
  reportCache(path.dirname(file), 'is damaged');
  return undefined;
}

/** Writes a file that begins with a hash of its content. If writing fails, only reports the failure. */
export function writeCached(file: string, content: Uint8Array | string): void {
  try {
    const draft = draftOf(file);
    writeFileSync(draft, Buffer.concat([Buffer.from(`${hashOf(content)}\n`), Buffer.from(content)]));
    renameSync(draft, file);
  } catch (error) {
    reportCache(path.dirname(file), `can't be written (${(error as NodeJS.ErrnoException).code})`, WITHOUT_CACHE);
  }
}

function readJson(file: string): unknown {
  const text = readCached(file)?.toString();
  return text === undefined ? undefined : JSON.parse(text);
}

/** Returns the value that is kept under a key, or makes the value and keeps it. If `make` fails, keeps nothing. */
export type Cache<T> = (key: string, make: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a cache that keeps each value in a separate file, for values that are large or needed one at a time.
 *
 * @param folder - absolute; created when the first value is kept
 */
export function createCache<T>(folder: string): Cache<T> {
  const memory = new Map<string, Promise<T>>();
  const readOrMake = async (key: string, make: () => T | Promise<T>): Promise<T> => {
    const file = path.join(folder, `${key}.json`);
    const kept = readJson(file) as T | undefined;
    if (kept !== undefined) return kept;
    const value = await make();
    writeCached(file, JSON.stringify(value));
    return value;
  };
  return (key, make) => {
    const known = memory.get(key);
    if (known) return known;
    const value = readOrMake(key, make);
    memory.set(key, value);
    value.catch(() => memory.delete(key));
    return value;
  };
}

/** Keeps many small values in one file. `save` drops the values that this run has neither read nor set. */
export class CachedValues<T> {
  private readonly used = new Map<string, T>();

  private constructor(
    private readonly file: string | undefined,
    private readonly kept: ReadonlyMap<string, T>,
  ) {}

  /** Reads a file of values. A missing or damaged file counts as empty. If `file` is undefined, nothing is kept. */
  static open<T>(file: string | undefined): CachedValues<T> {
    const kept = file === undefined ? undefined : (readJson(file) as Record<string, T> | undefined);
    return new CachedValues(file, new Map(Object.entries(kept ?? {})));
  }

  get(key: string): T | undefined {
    const value = this.used.get(key) ?? this.kept.get(key);
    if (value !== undefined) this.used.set(key, value);
    return value;
  }

  set(key: string, value: T): T {
    this.used.set(key, value);
    return value;
  }

  save(): void {
    if (this.file !== undefined) writeCached(this.file, JSON.stringify(Object.fromEntries(this.used)));
  }
}
