/** Results of earlier runs, kept by what they were made from; without one everything is checked again. */
import {createHash} from 'node:crypto';
import {KeptValues} from '../../src/markdown/keptFiles';
import type {Checker, Finding, Sample} from './types';

/** A finding without its page: `line` counts from the fence's line on. */
export type KeptFinding = Omit<Finding, 'file'>;

export class ResultCache {
  private constructor(private readonly values: KeptValues<KeptFinding[]>) {}

  /** Reads a cache; a missing or broken file is an empty one. Without a file nothing is kept. */
  static open(file: string | undefined): ResultCache {
    return new ResultCache(KeptValues.open(file));
  }

  /** What was found in a sample, in places of the page as it is now; undefined where it has to be checked. */
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

  /** Keeps what this run asked for, and forgets the rest. */
  save(): void {
    this.values.save();
  }
}

const contentOf = (sample: Sample): unknown[] => [
  sample.language,
  sample.title,
  sample.sdk,
  sample.with,
  sample.indent,
  sample.code,
  // Which lines of the page these are, counted from the fence.
  sample.code.split('\n').map((_, index) => sample.codeLine(index + 1) - sample.line),
];

/** The key of a checker's result for a sample: equal keys have equal results. */
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
