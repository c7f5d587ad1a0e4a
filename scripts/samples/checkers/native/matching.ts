/** Which argument goes to which parameter, by the rules of each language. */
import type {Arg, At} from './ir';
import type {Candidate, CandidateParam} from './candidates';
import {allowed, near} from './near';
import {isSam} from './relate';
import {prune, type Type} from './types';
import type {LanguageName} from './world';

export interface Matched {
  /** The parameter of each argument. */
  params: CandidateParam[];
}

export interface Mismatch {
  at: At;
  message: string;
  /** The lower, the closer the call came. */
  distance: number;
}

export function matchArguments(
  language: LanguageName,
  candidate: Candidate,
  args: readonly Arg[],
  place: At,
): Matched | Mismatch {
  return language === 'kotlin' ? matchKotlin(candidate, args, place) : matchSwift(candidate, args, place);
}

export function isMatched(result: Matched | Mismatch): result is Matched {
  return 'params' in result;
}

/** `create(account:options:)` or `create(account, options)`. */
export function signature(language: LanguageName, {name, params, member, kind}: Candidate): string {
  const owner = member?.owner ? `${member.owner.path}.` : '';
  const shown = kind === 'ctor' ? (member?.owner?.path ?? name) : `${owner}${name}`;
  return language === 'kotlin'
    ? `${shown}(${params.map((param) => param.name).join(', ')})`
    : `${shown}(${params.map((param) => `${param.label ?? '_'}:`).join('')})`;
}

function isFunction(type: Type): boolean {
  const inner = prune(type);
  if (inner.kind === 'opt') return isFunction(inner.of);
  return (
    inner.kind === 'fn' ||
    inner.kind === 'unknown' ||
    inner.kind === 'var' ||
    (inner.kind === 'named' && isSam(inner.symbol))
  );
}

function matchKotlin(candidate: Candidate, args: readonly Arg[], place: At): Matched | Mismatch {
  const {params} = candidate;
  const taken = new Set<CandidateParam>();
  const result: CandidateParam[] = [];
  let position = 0;
  for (const arg of args) {
    let param: CandidateParam | undefined;
    if (arg.trailing) {
      param = params.at(-1);
      if (!param || taken.has(param) || !isFunction(param.type))
        return {
          at: arg.value.at,
          message: `\`${signature('kotlin', candidate)}\` takes no lambda behind its parentheses.`,
          distance: 2,
        };
    } else if (arg.label === undefined) {
      param = params[position];
      if (!param)
        return {
          at: arg.value.at,
          message: `\`${signature('kotlin', candidate)}\` takes ${count(params.length)}, not ${args.length}.`,
          distance: 2 + args.length - params.length,
        };
      if (taken.has(param) && !param.vararg)
        return {
          at: arg.value.at,
          message: `\`${param.name}\` is given twice to \`${signature('kotlin', candidate)}\`.`,
          distance: 2,
        };
      if (!param.vararg) position++;
    } else {
      param = params.find(({name}) => name === arg.label);
      if (!param)
        return {
          at: arg.value.at,
          message: `\`${signature('kotlin', candidate)}\` has no parameter \`${arg.label}\`.${near(
            arg.label,
            params.map(({name}) => name),
          )} It takes ${allowed(params.map(({name}) => name)) || 'none'}.`,
          distance: 1,
        };
      if (taken.has(param))
        return {
          at: arg.value.at,
          message: `\`${arg.label}\` is given twice to \`${signature('kotlin', candidate)}\`.`,
          distance: 1,
        };
      if (params.indexOf(param) === position) position++;
    }
    taken.add(param);
    result.push(param);
  }
  const missing = params.filter((param) => !taken.has(param) && !param.optional && !param.vararg);
  if (missing.length > 0)
    return {
      at: place,
      message: `\`${signature('kotlin', candidate)}\` is called without ${missing.map(({name}) => `\`${name}\``).join(', ')}.`,
      distance: 1 + missing.length,
    };
  return {params: result};
}

function count(number: number): string {
  return number === 0 ? 'no arguments' : number === 1 ? 'one argument' : `${number} arguments`;
}

function matchSwift(candidate: Candidate, args: readonly Arg[], place: At): Matched | Mismatch {
  const {params} = candidate;
  const result: CandidateParam[] = [];
  const used = new Set<CandidateParam>();
  const given = args.map((arg) => (arg.trailing && arg.label === undefined ? undefined : (arg.label ?? '_')));
  let position = 0;
  for (const [index, arg] of args.entries()) {
    const label = arg.label ?? null;
    let next = position;
    if (arg.trailing && arg.label === undefined) {
      while (
        next < params.length &&
        !isFunction(params[next]!.type) &&
        (params[next]!.optional || params[next]!.vararg)
      )
        next++;
      if (next < params.length && !isFunction(params[next]!.type))
        return {at: place, message: missingSwift(candidate, params[next]!), distance: 2};
      // Of several closures that may be left out, the first trailing one goes to the last that must not be.
      if (!args[index + 1]) {
        const required = params.slice(next).findLastIndex((param) => !param.optional && isFunction(param.type));
        if (
          params[next]?.optional &&
          required > 0 &&
          params.slice(next, next + required).every((param) => param.optional)
        )
          next += required;
      }
    } else {
      const last = result.at(-1);
      if (label === null && last?.vararg && position > 0 && params[position - 1] === last) {
        result.push(last);
        continue;
      }
      while (next < params.length && params[next]!.label !== label && (params[next]!.optional || params[next]!.vararg))
        next++;
    }
    const param = params[next];
    if (!param || (!(arg.trailing && arg.label === undefined) && param.label !== label))
      return wrongLabel(candidate, args, arg, given, param, used);
    used.add(param);
    result.push(param);
    position = next + 1;
  }
  const missing = params.find((param) => !used.has(param) && !param.optional && !param.vararg);
  if (missing)
    return {
      at: place,
      message: missingSwift(candidate, missing),
      distance: 1 + params.filter((param) => !used.has(param) && !param.optional).length,
    };
  return {params: result};
}

function missingSwift(candidate: Candidate, param: CandidateParam): string {
  const name = param.label === null ? param.name : `${param.label}:`;
  return `\`${signature('swift', candidate)}\` is called without \`${name}\`.`;
}

function wrongLabel(
  candidate: Candidate,
  args: readonly Arg[],
  arg: Arg,
  given: readonly (string | undefined)[],
  expected: CandidateParam | undefined,
  used: ReadonlySet<CandidateParam>,
): Mismatch {
  const {params} = candidate;
  const shown = `(${given
    .filter((label) => label !== undefined)
    .map((label) => `${label}:`)
    .join('')})`;
  const known = params.find(({label}) => label !== null && label === arg.label);
  const labels = params.flatMap(({label}) => (label === null ? [] : [label]));
  if (known)
    return {
      at: arg.value.at,
      message: used.has(known)
        ? `\`${arg.label}:\` is given twice to \`${signature('swift', candidate)}\`.`
        : `The labels of \`${signature('swift', candidate)}\` keep their order; given is \`${shown}\`.`,
      distance: 1,
    };
  if (arg.label !== undefined)
    return {
      at: arg.value.at,
      message: `\`${signature('swift', candidate)}\` has no label \`${arg.label}:\`.${near(arg.label, labels)}`,
      distance: 1,
    };
  if (!expected)
    return {
      at: arg.value.at,
      message: `\`${signature('swift', candidate)}\` takes ${count(params.length)}, not ${args.length}.`,
      distance: 3,
    };
  return {
    at: arg.value.at,
    message: `This argument of \`${signature('swift', candidate)}\` needs its label \`${expected.label}:\`.`,
    distance: 1,
  };
}
