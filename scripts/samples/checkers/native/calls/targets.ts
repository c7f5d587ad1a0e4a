/** What a call speaks of: a name, a member, or a value. */
import type {At, ExprOf} from '../ir';
import {valueOf, type Candidate} from '../lookup/candidate';
import {anyMember, implicitBase, membersOf} from '../lookup/members';
import {reportMissingMember, reportMissingName, reportUnknownMember} from '../lookup/missing';
import {namesInScope} from '../lookup/names';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, unknown, type Type} from '../types';

/** What stands before the parentheses. */
export interface Target {
  name: string;
  at: At;
  /** Each level is tried before the next. */
  levels: Candidate[][];
  /** The receiver may be absent: `x?.f()`. */
  safe: boolean;
  /** Reports what is wrong where nothing by that name is known. */
  missing: () => void;
  known: boolean;
}

/** A call in its place. */
export interface CallSite {
  call: ExprOf<'call'>;
  target: Target;
  scope: Scope;
  /** The type that the place wants. */
  expected: Type | undefined;
  /** Type arguments that are written at the call. */
  written: readonly Type[];
}

/** A function that takes as many arguments, by these names, and the parameter of each argument. */
export interface Attempt {
  candidate: Candidate;
  params: Candidate['params'];
}

/** `.init(…)` where nothing is known of the type: it takes what it is given. */
export const anyConstructor: Candidate = valueOf('init', unknown);

export function findTarget(session: Session, call: ExprOf<'call'>, scope: Scope, expected: Type | undefined): Target {
  const {fn} = call;
  if (fn.kind === 'name' && fn.name !== 'this' && fn.name !== 'super') return namedTarget(session, fn, scope);
  if (fn.kind === 'member') return memberTarget(session, fn, scope, expected);
  const type = prune(session.infer(fn, scope));
  return {
    name: 'the value',
    at: fn.at,
    levels: [[valueOf('value', type)]],
    safe: false,
    known: type.kind !== 'unknown',
    missing: () => undefined,
  };
}

function namedTarget(session: Session, {name, at}: ExprOf<'name'>, scope: Scope): Target {
  const levels = [...namesInScope(session, name, scope)];
  const missing = (): void => reportMissingName(session, name, at, scope);
  return {name, at, levels, safe: false, known: levels.length > 0, missing};
}

function memberTarget(session: Session, fn: ExprOf<'member'>, scope: Scope, expected: Type | undefined): Target {
  const {name, nameAt: at} = fn;
  const base = fn.on ? session.infer(fn.on, scope) : implicitBase(expected);
  const safe = fn.safe && prune(base).kind === 'opt';
  const type = prune(fn.safe ? present(base) : base);
  const found = base.kind === 'unknown' && !fn.on ? undefined : membersOf(session, type, name, scope);
  if (!found && type.kind !== 'never') {
    const levels = [name === 'init' ? [anyConstructor] : anyMember(session, name)];
    return {name, at, levels, safe, known: false, missing: () => reportUnknownMember(session, name, at)};
  }
  const known = found !== undefined && found.length > 0;
  const missing = (): void => {
    if (type.kind !== 'never') reportMissingMember(session, type, name, at);
  };
  return {name, at, levels: known ? [found] : [], safe, known, missing};
}
