/** Swift's rules: labels in their order, and closures behind the parentheses. */
import type {Arg, At} from '../ir';
import type {Candidate, CandidateParam} from '../lookup/candidate';
import {near} from '../near';
import {count, isFunction, signature, type Matched, type Mismatch} from './signature';

export function matchSwift(candidate: Candidate, args: readonly Arg[], place: At): Matched | Mismatch {
  const {params} = candidate;
  const result: CandidateParam[] = [];
  const used = new Set<CandidateParam>();
  let position = 0;
  for (const [index, arg] of args.entries()) {
    const last = result.at(-1);
    if (!isClosureBehind(arg) && arg.label === undefined && last?.vararg && params[position - 1] === last) {
      result.push(last);
      continue;
    }
    const next = isClosureBehind(arg)
      ? closureParam(params, position, args[index + 1] === undefined)
      : labelledParam(params, position, arg.label ?? null);
    const param = params[next];
    if (isClosureBehind(arg) && param && !isFunction(param.type))
      return {at: place, message: missingArgument(candidate, param), distance: 2};
    if (!param || (!isClosureBehind(arg) && param.label !== (arg.label ?? null)))
      return wrongLabel(candidate, args, arg, param, used);
    used.add(param);
    result.push(param);
    position = next + 1;
  }
  const missing = params.filter((param) => !used.has(param) && !param.optional);
  const required = missing.find(({vararg}) => !vararg);
  return required
    ? {at: place, message: missingArgument(candidate, required), distance: 1 + missing.length}
    : {params: result};
}

/** A closure behind the parentheses, without a label. */
function isClosureBehind({trailing, label}: Arg): boolean {
  return trailing === true && label === undefined;
}

/** The parameter from `position` on that has the label; those that are passed over may be left out. */
function labelledParam(params: readonly CandidateParam[], position: number, label: string | null): number {
  return skip(params, position, (param) => param.label !== label);
}

/** The parameter that a closure behind the parentheses goes to. */
function closureParam(params: readonly CandidateParam[], position: number, isLast: boolean): number {
  const next = skip(params, position, ({type}) => !isFunction(type));
  if (!isLast || !params[next]?.optional || !isFunction(params[next].type)) return next;
  // Of several closures that may be left out, the first trailing one goes to the last that must not be.
  const required = params.slice(next).findLastIndex((param) => !param.optional && isFunction(param.type));
  const mayBeLeftOut = params.slice(next, next + required).every((param) => param.optional);
  return required > 0 && mayBeLeftOut ? next + required : next;
}

function skip(params: readonly CandidateParam[], position: number, passes: (param: CandidateParam) => boolean): number {
  let next = position;
  while (next < params.length && passes(params[next]!) && (params[next]!.optional || params[next]!.vararg)) next++;
  return next;
}

function missingArgument(candidate: Candidate, param: CandidateParam): string {
  const name = param.label === null ? param.name : `${param.label}:`;
  return `\`${signature('swift', candidate)}\` is called without \`${name}\`.`;
}

/** What is wrong with an argument that goes to no parameter. */
function wrongLabel(
  candidate: Candidate,
  args: readonly Arg[],
  {label, value: {at}}: Arg,
  expected: CandidateParam | undefined,
  used: ReadonlySet<CandidateParam>,
): Mismatch {
  const shown = signature('swift', candidate);
  const labels = candidate.params.flatMap((param) => (param.label === null ? [] : [param.label]));
  const known = candidate.params.find((param) => param.label !== null && param.label === label);
  if (known && used.has(known)) return {at, message: `\`${label}:\` is given twice to \`${shown}\`.`, distance: 1};
  if (known) {
    const message = `The labels of \`${shown}\` keep their order; given is \`${givenLabels(args)}\`.`;
    return {at, message, distance: 1};
  }
  if (label !== undefined)
    return {at, message: `\`${shown}\` has no label \`${label}:\`.${near(label, labels)}`, distance: 1};
  if (!expected)
    return {at, message: `\`${shown}\` takes ${count(candidate.params.length)}, not ${args.length}.`, distance: 3};
  return {at, message: `This argument of \`${shown}\` needs its label \`${expected.label}:\`.`, distance: 1};
}

/** `(account:options:)` */
function givenLabels(args: readonly Arg[]): string {
  const labels = args.filter((arg) => !isClosureBehind(arg)).map(({label}) => `${label ?? '_'}:`);
  return `(${labels.join('')})`;
}
