/**
 * Tests the checkers: makes correct samples wrong in one place each, and counts how many wrong samples a checker
 * notices. Each language's mutators choose the places, and leave out changes that no checker can see.
 */
import {kids, one, type Node} from '@portal/swift-samples/syntax';
import type {Checker, Finding, Sample} from '../../scripts/samples/types';

export type MutationKind =
  | 'misspelled member'
  | 'wrong argument'
  | 'wrong label'
  | 'dropped await'
  | 'dropped try'
  | 'swapped arguments'
  | 'missing argument'
  | 'missing import'
  | 'unknown case'
  | 'unhandled case'
  | 'assigned constant'
  | 'declared twice'
  | 'missing return';

/** A change at one place in a sample's code. */
export interface Mutation {
  kind: MutationKind;
  /** Offsets in the code; `end` is excluded. */
  start: number;
  end: number;
  text: string;
}

export interface Mutant {
  kind: MutationKind;
  /** For example `docs/x.mdx:12 misspelled member: "send" → "sned"`. */
  what: string;
  sample: Sample;
}

/** Returns the name of the function that an argument in Kotlin or Swift belongs to. */
export function calledName(argument: Node): string {
  const call = argument.parent?.parent?.parent;
  const fn = call && kids(call)[0];
  if (!fn) return '';
  const suffix = fn.type === 'navigation_expression' ? kids(fn).at(-1) : undefined;
  return suffix ? (one(suffix, 'simple_identifier')?.text ?? '') : fn.text;
}

/** Returns a sample with one mutation. Moves the sample to `line`, so that the lines of mutants don't overlap. */
function toMutant(sample: Sample, {kind, start, end, text}: Mutation, line: number): Mutant {
  const {code} = sample;
  const place = sample.codeLine(code.slice(0, start).split('\n').length);
  return {
    kind,
    what: `${sample.file}:${place} ${kind}: ${JSON.stringify(code.slice(start, end))} → ${JSON.stringify(text)}`,
    sample: {
      ...sample,
      line,
      code: code.slice(0, start) + text + code.slice(end),
      codeLine: (n) => line + n,
    },
  };
}

/** The number of lines from one mutant to the next: more than any sample has. */
const DISTANCE = 10_000;

/**
 * Returns mutants of samples: at most `limit` of each kind, spread evenly over the samples.
 *
 * @param mutate - returns every mutation of a sample, in the order of its code
 */
export function mutantsOf(samples: readonly Sample[], mutate: (sample: Sample) => Mutation[], limit: number): Mutant[] {
  const all = samples.flatMap((sample) => mutate(sample).map((mutation) => ({sample, mutation})));
  const kinds = [...new Set(all.map(({mutation}) => mutation.kind))];
  const chosen = kinds.flatMap((kind) =>
    spread(
      all.filter(({mutation}) => mutation.kind === kind),
      limit,
    ),
  );
  return chosen.map(({sample, mutation}, index) => toMutant(sample, mutation, (index + 1) * DISTANCE));
}

function spread<T>(items: readonly T[], limit: number): T[] {
  if (items.length <= limit) return [...items];
  return Array.from({length: limit}, (_, index) => items[Math.floor((index * items.length) / limit)]!);
}

export interface Score {
  mutants: number;
  caught: number;
  missed: readonly Mutant[];
}

/** Returns how many mutants a checker notices. */
export async function scoreOf(checker: Checker, mutants: readonly Mutant[]): Promise<Score> {
  const samples = mutants.map(({sample}) => sample);
  const findings: readonly Finding[] = await checker.check(samples, samples);
  const missed = mutants.filter(
    ({sample: {file, line}}) =>
      !findings.some((each) => each.file === file && each.line >= line && each.line < line + DISTANCE),
  );
  return {mutants: mutants.length, caught: mutants.length - missed.length, missed};
}

/** Formats the total score, the score of each kind of mistake, and every missed mutant. */
export function formatScore(name: string, mutants: readonly Mutant[], {caught, missed}: Score): string {
  const kinds = [...new Set(mutants.map(({kind}) => kind))].sort();
  const rows = kinds.map((kind) => {
    const of = mutants.filter((mutant) => mutant.kind === kind).length;
    return `  ${kind}: ${of - missed.filter((mutant) => mutant.kind === kind).length} of ${of}`;
  });
  const share = ((100 * caught) / mutants.length).toFixed(1);
  const lost = missed.map(({what}) => `  missed: ${what}`);
  return [`${name}: ${caught} of ${mutants.length} mutants caught (${share} %)`, ...rows, ...lost].join('\n');
}
