/** What the check of samples works on: what is read from pages, what is found, and what finds it. */
import type {Sdk} from '../../src/config/sdks';

/** A fence of a page, as it is shown: without notation, and without the lines that are marked as removed. */
export interface Sample {
  /** The page from the repository's root, with slashes: `docs/dms/client.mdx`. */
  readonly file: string;
  /** Line of the page where the fence opens, from 1. */
  readonly line: number;
  /** As it stands behind the backticks; empty where none does. */
  readonly language: string;
  /** From `[Title]` or `title="Title"`. */
  readonly title?: string;
  /** The SDK that the sample is for; undefined where it concerns none. */
  readonly sdk?: Sdk;
  readonly code: string;
  /** Names that the reader is expected to have, from `with="client signer"`. */
  readonly with: readonly string[];
  /** Why the sample isn't checked, from `nocheck="reason"`; empty where no reason is given. */
  readonly nocheck?: string;
  /** Columns that stand before each line of the code on the page: the fence's indentation. */
  readonly indent: number;
  /** Line n of the code, from 1, as a line of the page, from 1. */
  readonly codeLine: (n: number) => number;
}

/** Something wrong at a place of a page. */
export interface Finding {
  readonly file: string;
  /** Line of the page, from 1. */
  readonly line: number;
  /** Column of the page, from 1. */
  readonly column?: number;
  /** One line or more: what is wrong, what was given, what to do. */
  readonly message: string;
}

/**
 * Finds what is wrong in the samples of some languages. The result for a sample depends on that sample, those that
 * are related to it and the checker's version alone, whatever others stand beside it: results are kept by these.
 */
export interface Checker {
  /** In reports, and in the key of kept results. */
  readonly name: string;
  /** As they stand behind the backticks, aliases included. */
  readonly languages: readonly string[];
  /** Changes whenever the same sample could give another result: rules, facts, versions of packages. */
  readonly version: string;
  /** Whether the checker keeps its results itself; then it is asked about every sample in each run. */
  readonly keepsResults?: boolean;
  /** Other samples that the result for one depends on; left out where there are none. */
  related?(sample: Sample, all: readonly Sample[]): readonly Sample[];
  /**
   * @param samples - those to check, each of one of the checker's languages
   * @param all - every sample of every page
   * @throws only where the checker itself cannot work, never because of a sample
   */
  check(samples: readonly Sample[], all: readonly Sample[]): Promise<Finding[]>;
}

/**
 * A finding at a place of a sample.
 *
 * @param line - of the code, from 1
 * @param column - of the code, from 1
 */
export function findingAt(sample: Sample, line: number, column: number | undefined, message: string): Finding {
  return {
    file: sample.file,
    line: sample.codeLine(line),
    ...(column === undefined ? {} : {column: column + sample.indent}),
    message,
  };
}
