/**
 * Caches on disk that one run keeps for the next: of pages, samples, pictures and tools. A key must contain everything
 * that its value depends on, including the versions of tools. A file is written as a draft and then renamed, so that
 * another process never reads half of it.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Creates a file or folder under a temporary name, and renames it when it is complete. If two processes create the same
 * folder, the first one stays.
 *
 * @param make - writes the draft; nothing is kept if it throws
 */
export async function keepWhole(target: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = draftOf(target);
  try {
    await make(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, {recursive: true, force: true});
    // Another process was first: a folder that is not empty cannot be replaced.
    if (!/^(?:ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '') || !existsSync(target)) throw error;
  }
}

/** Writes a value as JSON. */
function keepJson(file: string, value: unknown): void {
  const draft = draftOf(file);
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

function draftOf(target: string): string {
  mkdirSync(path.dirname(target), {recursive: true});
  return `${target}.${process.pid}`;
}

/** Reads a value; undefined if there is no such file, or no valid JSON in it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'EISDIR') return undefined;
    throw error;
  }
}

/** Returns the value that is kept under a key, or makes it and keeps it. Nothing is kept if `make` throws. */
export type Cache<T> = (key: string, make: () => T) => T;

/**
 * A cache with a file for each key, for values that are large or needed one at a time.
 *
 * @param folder - absolute; created when the first value is kept
 */
export function createCache<T>(folder: string): Cache<T> {
  const memory = new Map<string, T>();
  return (key, make) => {
    const file = path.join(folder, `${key}.json`);
    let value = memory.get(key) ?? (readJson(file) as T | undefined);
    if (value === undefined) keepJson(file, (value = make()));
    memory.set(key, value);
    return value;
  };
}

/** Many small values in one file. Values that a run does not ask for are dropped when it saves. */
export class KeptValues<T> {
  private readonly used = new Map<string, T>();

  private constructor(
    private readonly file: string | undefined,
    private readonly kept: ReadonlyMap<string, T>,
  ) {}

  /** Reads a file of values. A missing or broken file has none; without a file nothing is kept. */
  static open<T>(file: string | undefined): KeptValues<T> {
    const kept = file === undefined ? undefined : (readJson(file) as Record<string, T> | undefined);
    return new KeptValues(file, new Map(Object.entries(kept ?? {})));
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
    if (this.file !== undefined) keepJson(this.file, Object.fromEntries(this.used));
  }
}
