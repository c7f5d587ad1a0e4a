/** Finds the functions that a call can mean, for a called name, member or value. */
import type {ExprOf, Span} from '../ir';
import type {Receiver, Scope} from '../model/scope';
import {isUnknown, prune, unknown, type Type} from '../model/types';
import {inferReceiver} from './access';
import {functionCandidate, inActor, isSelf, valueCandidate, type Candidate, type CandidateParam} from './candidates';
import {inferLink} from './chains';
import {initializers, membersOf, membersOfAnyType} from './members';
import {meaningsOf, reportMissingMember, reportMissingName, reportUnknownMember} from './names';
import type {Session} from './session';

export interface Target {
  name: string;
  at: Span;
  /** The candidates that can be called. Each level has those declared in one place; nearer places come first. */
  levels: Candidate[][];
  /** All candidates, including those that can't be called. */
  named: Candidate[][];
  /** Whether the call is in an optional chain: `x?.f()`. */
  safe: boolean;
  /**
   * False if the receiver's type is unknown, or if nothing has this name. If the type is unknown, `levels` has every
   * type's members with this name.
   */
  known: boolean;
  /** Set for members of `self` that are called by their name alone. */
  receiver?: Receiver;
  /** Reports that nothing has this name. */
  reportMissing: () => void;
}

/** A call and its context. */
export interface CallSite {
  call: ExprOf<'call'>;
  target: Target;
  scope: Scope;
  expected: Type | undefined;
}

/** A candidate whose labels fit the call, and the parameter of each argument. */
export interface Attempt {
  candidate: Candidate;
  params: CandidateParam[];
}

/** The candidate for a call of an unknown value or of an unknown type's `init`. It accepts any arguments. */
export const ANY_INIT: Candidate = valueCandidate('init', unknown);

export function findTarget(session: Session, call: ExprOf<'call'>, scope: Scope, expected: Type | undefined): Target {
  const {fn} = call;
  if (fn.kind === 'name' && fn.name !== 'super') return nameTarget(session, fn, scope);
  if (fn.kind === 'member') return memberTarget(session, fn, scope, expected);
  const {type, chained: safe} = inferLink(session, fn, scope);
  const known = !isUnknown(type) && type.kind !== 'var';
  const named = [[known ? valueCandidate('value', type) : ANY_INIT]];
  const base = {name: 'the value', at: fn.at, safe, reportMissing: () => undefined};
  return {...base, named, levels: callableLevels(session, named), known};
}

function nameTarget(session: Session, {name, at}: ExprOf<'name'>, scope: Scope): Target {
  const meanings = [...meaningsOf(session, name, scope)];
  const named = meanings.map(({candidates}) => candidates);
  const receiver = meanings[0]?.receiver;
  return {
    name,
    at,
    named,
    levels: callableLevels(session, named),
    safe: false,
    known: named.length > 0,
    ...(receiver && {receiver}),
    reportMissing: () => reportMissingName(session, name, at, scope),
  };
}

function memberTarget(session: Session, fn: ExprOf<'member'>, scope: Scope, expected: Type | undefined): Target {
  const {name, nameAt: at} = fn;
  const {type, chained: safe} = inferReceiver(session, fn, scope, expected);
  const members = isUnknown(type) && !fn.on ? undefined : membersOf(session, type, name);
  const found = fn.on && isSelf(fn.on) ? members && inActor(members) : members;
  if (!found && type.kind !== 'never') {
    const named = [name === 'init' ? [ANY_INIT] : membersOfAnyType(session, name)];
    const reportMissing = (): void => reportUnknownMember(session, name, at);
    return {name, at, named, levels: callableLevels(session, named), safe, known: false, reportMissing};
  }
  const named = found && found.length > 0 ? [found] : [];
  const reportMissing = (): void => {
    if (type.kind !== 'never') reportMissingMember(session, type, name, at);
  };
  return {name, at, named, levels: callableLevels(session, named), safe, known: named.length > 0, reportMissing};
}

function callableLevels(session: Session, named: Candidate[][]): Candidate[][] {
  return named.map((level) => level.flatMap((candidate) => callable(session, candidate)));
}

/**
 * Returns the functions that calling a candidate can run: the candidate itself, a type's initializers, or the functions
 * of a value (`functionsOf`).
 */
function callable(session: Session, candidate: Candidate): Candidate[] {
  if (candidate === ANY_INIT || candidate.kind === 'func' || candidate.kind === 'init') return [candidate];
  const type = prune(candidate.result);
  const {missing} = candidate;
  const found = type.kind === 'meta' ? initializersOf(session, type.of) : functionsOf(session, candidate, type);
  return missing === undefined ? found : found.map((each) => ({...each, missing}));
}

function initializersOf(session: Session, given: Type): Candidate[] {
  const type = prune(given);
  return type.kind === 'named' && type.symbol.decl.form !== 'protocol' ? initializers(session, type) : [];
}

/** Returns what can run if a value is called: the value if it is a function, otherwise its type's `callAsFunction`. */
function functionsOf(session: Session, {name}: Candidate, type: Type): Candidate[] {
  const fn = type.kind === 'opt' ? prune(type.of) : type;
  if (fn.kind === 'fn') return [functionCandidate(name, fn)];
  return type.kind === 'named' ? (membersOf(session, type, 'callAsFunction') ?? []) : [];
}
