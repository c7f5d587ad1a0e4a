/** Values of earlier runs, kept in a file by what they were made from. */
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What one run kept for the next. A key says all that its value depends on; a key that no run asks for is forgotten. */
export class KeptValues<T> {
  private readonly used = new Map<string, T>();

  private constructor(
    private readonly file: string | undefined,
    private readonly kept: ReadonlyMap<string, T>,
  ) {}

  /** Reads a file of values; a missing or broken one holds none. Without a file nothing is kept. */
  static open<T>(file: string | undefined): KeptValues<T> {
    if (file === undefined) return new KeptValues<T>(undefined, new Map());
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>;
      return new KeptValues(file, new Map(Object.entries(kept)));
    } catch {
      return new KeptValues<T>(file, new Map());
    }
  }

  get(key: string): T | undefined {
    const value = this.used.get(key) ?? this.kept.get(key);
    if (value !== undefined) this.used.set(key, value);
    return value;
  }

  /** @returns the value */
  set(key: string, value: T): T {
    this.used.set(key, value);
    return value;
  }

  /** Keeps what this run asked for, and forgets the rest. */
  save(): void {
    if (this.file === undefined) return;
    mkdirSync(path.dirname(this.file), {recursive: true});
    // Never half written, also where two runs end at the same time.
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.used)));
    renameSync(draft, this.file);
  }
}
