/** The types of the sample check: samples, findings and checkers. */
import {positionAt} from '../../src/buildTools/positionAt';
import type {Sdk} from '../../src/shared/sdks';

/** A code fence as readers copy it: without notation such as `[!code ++]`, and without lines marked as removed. */
export interface Sample {
  /** The page's path from the repository's root, with slashes: `docs/dms/client.mdx`. */
  readonly file: string;
  /** Line of the page where the fence opens, from 1. */
  readonly line: number;
  /** The language after the backticks; empty if there is none. */
  readonly language: string;
  /** The title, from `[Title]` or `title="Title"`. */
  readonly title?: string;
  /** The SDK that the sample is for; undefined if it uses none. */
  readonly sdk?: Sdk;
  readonly code: string;
  /** Names that the sample uses without declaring them, from `with="client signer"`. */
  readonly with: readonly string[];
  /** Why the sample isn't checked, from `nocheck="reason"`; empty if no reason is given. */
  readonly nocheck?: string;
  /** The rules that the sample may break, with reasons, from `allow="rule: reason"`. */
  readonly allow?: string;
  /** The indentation of the code on the page, in columns. */
  readonly indent: number;
  /** Returns the page's line for line `n` of the code; both count from 1. */
  readonly codeLine: (n: number) => number;
}

/** A mistake in a sample, with its place on the page. */
export interface Finding {
  readonly file: string;
  /** Line of the page, from 1. */
  readonly line: number;
  /** Column of the page, from 1. */
  readonly column?: number;
  /** What is wrong, and what to do about it. May have several lines. */
  readonly message: string;
}

/**
 * Finds mistakes in samples of certain languages. The result for a sample must depend only on the sample, its related
 * samples and the checker's version, because these form the cache key.
 */
export interface Checker {
  /** Name in error messages and in the cache's keys. */
  readonly name: string;
  /** The languages of code fences to check, aliases included. */
  readonly languages: readonly string[];
  /** A hash of the rules, data and package versions that results depend on. */
  readonly version: string;
  /** Whether the checker caches its results itself. It then gets every sample of its languages in each run. */
  readonly keepsResults?: boolean;
  /** Returns the other samples that a sample's result depends on. */
  related?(sample: Sample, all: readonly Sample[]): readonly Sample[];
  /**
   * Checks samples of the checker's languages.
   *
   * @param all - every sample of every page
   * @param isComplete - whether all pages and samples could be read (default: true)
   * @throws Error only if the checker itself can't work, never because of a sample
   */
  check(samples: readonly Sample[], all: readonly Sample[], isComplete?: boolean): Promise<Finding[]>;
}

/**
 * Returns a finding in a sample.
 *
 * @param line - line of the code, from 1
 * @param column - column of the code, from 1
 */
export function findingAt(sample: Sample, line: number, column: number | undefined, message: string): Finding {
  return {
    file: sample.file,
    line: sample.codeLine(line),
    ...(column === undefined ? {} : {column: column + sample.indent}),
    message,
  };
}

/** Returns a finding at an offset in a sample's code. */
export function findingAtOffset(sample: Sample, offset: number, message: string): Finding {
  const {line, column} = positionAt(sample.code, offset);
  return findingAt(sample, line, column, message);
}
