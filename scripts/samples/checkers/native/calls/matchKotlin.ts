/** Kotlin's rules: arguments by place or by name, in any order, and a lambda behind the parentheses. */
import type {Arg, At} from '../ir';
import type {Candidate, CandidateParam} from '../lookup/candidate';
import {allowed, near} from '../near';
import {count, isFunction, signature, type Matched, type Mismatch} from './signature';

/** Which parameters have an argument already, and which is next by its place. */
interface Taken {
  params: Set<CandidateParam>;
  position: number;
}

export function matchKotlin(candidate: Candidate, args: readonly Arg[], place: At): Matched | Mismatch {
  const taken: Taken = {params: new Set(), position: 0};
  const params: CandidateParam[] = [];
  for (const arg of args) {
    const found = arg.trailing
      ? trailing(candidate, arg, taken)
      : arg.label === undefined
        ? byPlace(candidate, arg, args.length, taken)
        : byName(candidate, arg, arg.label, taken);
    if ('message' in found) return found;
    taken.params.add(found);
    params.push(found);
  }
  const missing = candidate.params.filter((param) => !taken.params.has(param) && !param.optional && !param.vararg);
  if (missing.length === 0) return {params};
  const names = missing.map(({name}) => `\`${name}\``).join(', ');
  return {at: place, message: `\`${shown(candidate)}\` is called without ${names}.`, distance: 1 + missing.length};
}

function shown(candidate: Candidate): string {
  return signature('kotlin', candidate);
}

function trailing(candidate: Candidate, {value: {at}}: Arg, taken: Taken): CandidateParam | Mismatch {
  const param = candidate.params.at(-1);
  if (param && !taken.params.has(param) && isFunction(param.type)) return param;
  return {at, message: `\`${shown(candidate)}\` takes no lambda behind its parentheses.`, distance: 2};
}

function byPlace(candidate: Candidate, {value: {at}}: Arg, given: number, taken: Taken): CandidateParam | Mismatch {
  const {params} = candidate;
  const param = params[taken.position];
  if (!param) {
    const message = `\`${shown(candidate)}\` takes ${count(params.length)}, not ${given}.`;
    return {at, message, distance: 2 + given - params.length};
  }
  if (taken.params.has(param) && !param.vararg)
    return {at, message: `\`${param.name}\` is given twice to \`${shown(candidate)}\`.`, distance: 2};
  if (!param.vararg) taken.position++;
  return param;
}

function byName(candidate: Candidate, {value: {at}}: Arg, label: string, taken: Taken): CandidateParam | Mismatch {
  const {params} = candidate;
  const param = params.find(({name}) => name === label);
  if (!param) {
    const names = params.map(({name}) => name);
    const hint = `${near(label, names)} It takes ${allowed(names) || 'none'}.`;
    return {at, message: `\`${shown(candidate)}\` has no parameter \`${label}\`.${hint}`, distance: 1};
  }
  if (taken.params.has(param))
    return {at, message: `\`${label}\` is given twice to \`${shown(candidate)}\`.`, distance: 1};
  if (params.indexOf(param) === taken.position) taken.position++;
  return param;
}
