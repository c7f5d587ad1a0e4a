/** Keeps what was made, by key: in memory for this process, in files for the next. */
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Gives what is kept under a key, or makes it and keeps it. What throws is not kept. */
export type Cache<T> = (key: string, make: () => T) => T;

/**
 * @param folder - absolute; made when it is needed
 */
export function createCache<T>(folder: string): Cache<T> {
  const memory = new Map<string, T>();
  return (key, make) => {
    const file = path.join(folder, `${key}.json`);
    const value = memory.get(key) ?? (read(file) as T | undefined) ?? write(file, make());
    memory.set(key, value);
    return value;
  };
}

/** Undefined where there is no such file, or no sound one. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** By a file of its own and a new name: another build never reads half of it. */
function write<T>(file: string, value: T): T {
  mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
  return value;
}
