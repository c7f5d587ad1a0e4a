/**
 * The result of checking a sample, as plain data that can be cached between builds. Lines are counted from 0, except in
 * `Problem`.
 */

/** A part of a line of the shown code. `start` is the index of its first character, `end` the index after its last. */
export interface Span {
  line: number;
  start: number;
  end: number;
}

/** A name with its type and documentation. */
export interface Hover extends Span {
  /** The type as TypeScript writes it: `const client: Client`. */
  type: string;
  /** The first paragraph of the name's doc comment, as text. */
  docs?: string;
}

/** The tags that show a text below a line: `@log`, `@warn`, `@error` and `@annotate`. */
export const TAGS = ['log', 'warn', 'error', 'annotate'] as const;
export type Tag = (typeof TAGS)[number];

/** A note that is shown below a line. */
export type Note =
  | {kind: 'query'; line: number; start: number; type: string; docs?: string}
  | {kind: 'fault'; line: number; code: number; text: string}
  | {kind: 'completion'; line: number; start: number; prefix: string; names: string[]}
  | {kind: Tag; line: number; text: string};

export interface Sample {
  /** The code that is shown: without the parts that `---cut---` hides, and without twoslash's notations. */
  code: string;
  /** The language of that code. It differs from the fence's language if the sample shows the compiler's output. */
  language: string;
  hovers: Hover[];
  /** Spans that `^^^` points at. */
  marks: Span[];
  /** Spans with an error. */
  faults: Span[];
  /** Notes, in the order of their lines. */
  notes: Note[];
  warnings: Problem[];
}

export interface Problem {
  /** The line of the code as written, from 1; 0 is the opening line of the fence. */
  line: number;
  message: string;
}

/** Reports the problems of a sample. */
export class SampleError extends Error {
  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(({line, message}) => `line ${line}: ${message}`).join('\n'));
    this.name = 'SampleError';
  }
}
