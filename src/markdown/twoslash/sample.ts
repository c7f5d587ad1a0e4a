/** What a check finds in a sample: plain data, so that it can be kept between builds. Lines count from 0. */

/** A stretch of a line of the code that is shown, in characters: start included, end excluded. */
export interface Place {
  line: number;
  start: number;
  end: number;
}

/** A name and what is known of it. */
export interface Hover extends Place {
  /** As TypeScript writes it: `const client: Client`. */
  type: string;
  /** The first paragraph of its doc comment, as text. */
  docs?: string;
}

/** `@log`, `@warn`, `@error` and `@annotate`. */
export const TAGS = ['log', 'warn', 'error', 'annotate'] as const;
export type Tag = (typeof TAGS)[number];

/** Something that is shown beneath a line. */
export type Note =
  | {kind: 'query'; line: number; start: number; type: string; docs?: string}
  | {kind: 'fault'; line: number; code: number; text: string}
  | {kind: 'completion'; line: number; start: number; prefix: string; names: string[]}
  | {kind: Tag; line: number; text: string};

export interface Sample {
  /** The code that is shown: without cut parts and without twoslash's notations. */
  code: string;
  /** Of that code: another than that of the fence where the compiler's output is shown. */
  language: string;
  hovers: Hover[];
  /** Stretches that `^^^` points at. */
  marks: Place[];
  /** Stretches that have an error. */
  faults: Place[];
  /** In the order of their lines. */
  notes: Note[];
  /** What a writer should know of, at a line of the code as it was given, from 1. */
  warnings: Problem[];
}

export interface Problem {
  /** Line of the code as it was given, from 1; 0 is the fence itself. */
  line: number;
  message: string;
}

/** Says that a sample does not hold what its page says. */
export class SampleError extends Error {
  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(({line, message}) => `line ${line}: ${message}`).join('\n'));
    this.name = 'SampleError';
  }
}
