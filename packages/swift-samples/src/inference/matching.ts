/** Matches arguments to parameters: labels in order, and trailing closures. */
import type {Arg, Span} from '../ir';
import {didYouMean} from '../model/messages';
import {prune, type Type} from '../model/types';
import {signature, type Candidate, type CandidateParam} from './candidates';

export interface Match {
  /** The parameter of each argument. */
  params: CandidateParam[];
}

/** Why a function doesn't take the arguments. */
export interface Mismatch {
  at: Span;
  message: string;
  /** How far off the call is. The mismatch with the lowest distance is reported. */
  distance: number;
}

export function isMatch(result: Match | Mismatch): result is Match {
  return 'params' in result;
}

/**
 * Returns the parameter of each argument, or why the candidate doesn't take the arguments.
 *
 * @param at - the position of the called function's name, where missing arguments are reported
 */
export function matchArguments(candidate: Candidate, args: readonly Arg[], at: Span): Match | Mismatch {
  const {params} = candidate;
  const matched: CandidateParam[] = [];
  const used = new Set<CandidateParam>();
  let position = 0;
  for (const [index, arg] of args.entries()) {
    const closure = isUnlabeledTrailing(arg);
    const last = matched.at(-1);
    if (!closure && arg.label === undefined && last?.variadic && params[position - 1] === last) {
      matched.push(last);
      continue;
    }
    const next = closure
      ? closureParam(params, position, args[index + 1] === undefined)
      : skipOptional(params, position, (param) => param.label !== (arg.label ?? null));
    const param = params[next];
    if (closure && param && !takesClosure(param.type))
      return {at, message: missingArgument(candidate, param), distance: 2};
    if (!param || (!closure && param.label !== (arg.label ?? null)))
      return wrongLabel(candidate, args, arg, param, used);
    used.add(param);
    matched.push(param);
    position = next + 1;
  }
  const missing = params.filter((param) => !used.has(param) && !param.optional);
  const required = missing.find(({variadic}) => !variadic);
  return required
    ? {at, message: missingArgument(candidate, required), distance: 1 + missing.length}
    : {params: matched};
}

function isUnlabeledTrailing({trailing, label}: Arg): boolean {
  return trailing === true && label === undefined;
}

/** Returns the index of the parameter for a trailing closure. */
function closureParam(params: readonly CandidateParam[], position: number, isLast: boolean): number {
  const next = skipOptional(params, position, ({type}) => !takesClosure(type));
  if (!isLast || !params[next]?.optional || !takesClosure(params[next].type)) return next;
  // Optional closures are skipped if a required one follows them.
  const required = params.slice(next).findLastIndex((param) => !param.optional && takesClosure(param.type));
  const skips = required > 0 && params.slice(next, next + required).every((param) => param.optional);
  return skips ? next + required : next;
}

/**
 * Returns the index of the first parameter, from `position` on, that can't be left out or for which `skips` returns
 * false.
 */
function skipOptional(
  params: readonly CandidateParam[],
  position: number,
  skips: (param: CandidateParam) => boolean,
): number {
  let next = position;
  while (next < params.length && skips(params[next]!) && (params[next]!.optional || params[next]!.variadic)) next++;
  return next;
}

function takesClosure(type: Type): boolean {
  const inner = prune(type);
  if (inner.kind === 'opt') return takesClosure(inner.of);
  return inner.kind === 'fn' || inner.kind === 'unknown' || inner.kind === 'var';
}

function missingArgument(candidate: Candidate, param: CandidateParam): string {
  const name = param.label === null ? param.name : `${param.label}:`;
  return `\`${signature(candidate)}\` is called without \`${name}\`.`;
}

function wrongLabel(
  candidate: Candidate,
  args: readonly Arg[],
  {label, value: {at}}: Arg,
  expected: CandidateParam | undefined,
  used: ReadonlySet<CandidateParam>,
): Mismatch {
  const shown = signature(candidate);
  const labels = candidate.params.flatMap((param) => param.label ?? []);
  const known = candidate.params.find((param) => param.label !== null && param.label === label);
  if (known && used.has(known)) return {at, message: `\`${label}:\` is given twice to \`${shown}\`.`, distance: 1};
  if (known) {
    const given = args.filter((arg) => !isUnlabeledTrailing(arg)).map((arg) => `${arg.label ?? '_'}:`);
    const message = `The labels of \`${shown}\` must keep their order; the call has \`(${given.join('')})\`.`;
    return {at, message, distance: 1};
  }
  if (label !== undefined)
    return {at, message: `\`${shown}\` has no label \`${label}:\`.${didYouMean(label, labels)}`, distance: 1};
  if (!expected) {
    const count = candidate.params.length;
    const takes = count === 0 ? 'no arguments' : count === 1 ? 'one argument' : `${count} arguments`;
    return {at, message: `\`${shown}\` takes ${takes}, not ${args.length}.`, distance: 3};
  }
  return {at, message: `This argument of \`${shown}\` needs its label \`${expected.label}:\`.`, distance: 1};
}
