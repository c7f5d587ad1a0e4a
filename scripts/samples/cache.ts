/** A cache of the checkers' results, keyed by everything that a result depends on. */
import {createHash} from 'node:crypto';
import {CachedValues} from '../../src/buildTools/fileCache';
import type {Checker, Finding, Sample} from './types';

/** A finding without its page; `line` is relative to the line where the sample's code fence opens. */
export type KeptFinding = Omit<Finding, 'file'>;

export class ResultCache {
  private constructor(private readonly values: CachedValues<KeptFinding[]>) {}

  /** Reads a cache, which is empty if the file is missing or broken. If `file` is undefined, `save` does nothing. */
  static open(file: string | undefined): ResultCache {
    return new ResultCache(CachedValues.open(file));
  }

  /**
   * Returns the cached findings in a sample, with their current lines on the page; undefined if no result is cached.
   */
  get(key: string, sample: Sample): Finding[] | undefined {
    const kept = this.values.get(key);
    return kept?.map((finding) => ({...finding, file: sample.file, line: finding.line + sample.line}));
  }

  set(key: string, sample: Sample, findings: readonly Finding[]): void {
    this.values.set(
      key,
      findings.map(({line, column, message}) => ({line: line - sample.line, ...(column && {column}), message})),
    );
  }

  /** Writes the results that this run has used, and drops all others. */
  save(): void {
    this.values.save();
  }
}

const contentOf = (sample: Sample): unknown[] => [
  sample.language,
  sample.title,
  sample.sdk,
  sample.with,
  sample.allow,
  sample.indent,
  sample.code,
  // Where each line of the code is on the page, relative to the code fence.
  sample.code.split('\n').map((_, index) => sample.codeLine(index + 1) - sample.line),
];

/** Returns the cache key of a checker's result for a sample. Equal keys mean equal results. */
export function keyOf(checker: Checker, sample: Sample, all: readonly Sample[]): string {
  const related = checker.related?.(sample, all) ?? [];
  const content = [
    checker.name,
    checker.version,
    contentOf(sample),
    related.map((each) => [each.file, each.line, contentOf(each)]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
