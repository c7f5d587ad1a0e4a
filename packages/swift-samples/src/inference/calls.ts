/** Infers calls: chooses among overloads and checks the arguments. */
import type {Arg, ExprOf, Span} from '../ir';
import {show} from '../model/messages';
import type {Scope} from '../model/scope';
import {isUnknown, isVoid, never, present, prune, unknown, type Type} from '../model/types';
import {signature, type Candidate, type CandidateParam} from './candidates';
import {endLink} from './chains';
import {inferClosure} from './closures';
import {requireEffects} from './effects';
import {isMatch, matchArguments, type Mismatch} from './matching';
import {checkMutatingCall} from './mutability';
import {reportMissingImport, reportPrivate} from './names';
import {checkSentContent} from './sentContent';
import type {Session} from './session';
import {ANY_INIT, findTarget, type Attempt, type CallSite, type Target} from './targets';

/** Checks a call, and returns the type of its result. */
export function inferCall(session: Session, call: ExprOf<'call'>, scope: Scope, expected: Type | undefined): Type {
  const target = findTarget(session, call, scope, expected);
  if (target.known) {
    const result = choose(session, {call, target, scope, expected});
    return endLink(session, call, result, target.safe);
  }
  if (target.named.flat().length === 0) target.reportMissing();
  else if (target.levels[0]?.[0] !== ANY_INIT) checkAnyMember(session, target, call, scope);
  inferArguments(session, call.args, scope);
  return unknown;
}

/** Infers arguments without knowing their parameters. */
function inferArguments(session: Session, args: readonly Arg[], scope: Scope): void {
  for (const arg of args) session.infer(arg.value, scope);
}

/** Checks a call on a receiver of unknown type: some type must have a function that takes the arguments. */
function checkAnyMember(session: Session, target: Target, call: ExprOf<'call'>, scope: Scope): void {
  const {fitting, missed} = matchLevel(target.levels.flat(), call.args, target.at);
  const [first] = fitting;
  if (!first) {
    const none = `No type of the SDK or the platform has a function \`${target.name}\`.`;
    session.report(missed[0]?.at ?? target.at, missed[0]?.message ?? none);
    return;
  }
  const candidates = fitting.map(({candidate}) => candidate);
  const shown = candidates.find(({member}) => member?.origin === 'sdk') ?? first.candidate;
  const needs = {
    async: candidates.every((candidate) => candidate.async),
    throws: candidates.every((candidate) => candidate.throws === true),
  };
  requireEffects(session, needs, target.at, scope, signature(shown));
}

type Miss = Mismatch & {candidate: Candidate};

/**
 * Returns the candidates whose parameters match the arguments, and the mismatches of the other candidates. The closest
 * mismatch comes first.
 */
function matchLevel(level: readonly Candidate[], args: readonly Arg[], at: Span): {fitting: Attempt[]; missed: Miss[]} {
  const fitting: Attempt[] = [];
  const missed: Miss[] = [];
  for (const candidate of level) {
    const matched = matchArguments(candidate, args, at);
    if (isMatch(matched)) fitting.push({candidate, params: matched.params});
    else missed.push({...matched, candidate});
  }
  return {fitting, missed: missed.sort((a, b) => a.distance - b.distance)};
}

/** Returns the result type of the best candidate. If no candidate fits, reports the closest mismatch. */
function choose(session: Session, site: CallSite): Type {
  const {call, target, scope} = site;
  const misses: Miss[] = [];
  for (const level of target.levels) {
    const {fitting, missed} = matchLevel(level, call.args, target.at);
    misses.push(...missed);
    if (fitting.length > 0) return applyBest(session, site, fitting);
  }
  const [closest, ...rest] = misses.sort((a, b) => a.distance - b.distance);
  if (closest) reportMiss(session, closest, rest);
  else if (!target.named.flat().some(({result}) => isUnknown(result) || isTypeParam(result)))
    reportNotCallable(session, target);
  session.quietly(() => inferArguments(session, call.args, scope));
  return closest?.candidate.result ?? unknown;
}

/** Applies the first candidate without problems. If all have problems, applies the one with the fewest. */
function applyBest(session: Session, site: CallSite, fitting: readonly Attempt[]): Type {
  if (fitting.length === 1) return apply(session, site, fitting[0]!);
  // Among functions that differ only in their result, the expected type decides.
  const {expected} = site;
  const fits = (result: Type): boolean => !expected || isVoid(expected) || session.couldAssign(result, expected);
  let best: {attempt: Attempt; problems: number} | undefined;
  for (const attempt of inOrder(session, fitting)) {
    const {reports, value, kept} = session.trial(
      () => apply(session, site, attempt),
      (found, result) => found.length === 0 && fits(result),
    );
    if (kept) return value;
    const problems = reports.length + (fits(value) ? 0 : 1);
    if (!best || problems < best.problems) best = {attempt, problems};
  }
  return apply(session, site, best!.attempt);
}

/** Keeps only candidates whose module is imported, if there are any. Without `await`, puts async candidates last. */
function inOrder(session: Session, fitting: readonly Attempt[]): readonly Attempt[] {
  const imported = fitting.filter(({candidate}) => candidate.missing === undefined);
  const pool = imported.length > 0 ? imported : fitting;
  if (session.covered.await) return pool;
  return [...pool].sort((a, b) => Number(a.candidate.async) - Number(b.candidate.async));
}

/** Checks a call of one candidate and returns the type of its result. */
function apply(session: Session, site: CallSite, attempt: Attempt): Type {
  const {candidate, params} = attempt;
  const {target, call, scope} = site;
  if (candidate.missing !== undefined)
    reportMissingImport(
      session,
      candidate.kind === 'init' ? target.name : candidate.name,
      candidate.missing,
      target.at,
    );
  reportPrivate(session, candidate, target.at, scope);
  const closures = call.args.flatMap(({value}, index) =>
    value.kind === 'closure' ? [{closure: value, wanted: params[index]!.type}] : [],
  );
  // If the result is a type parameter such as `T`, a closure may decide what `T` is. In that case, the expected type
  // must not bind `T` before the closures are inferred.
  const open = prune(candidate.result).kind === 'var';
  call.args.forEach((arg, index) => {
    if (arg.value.kind !== 'closure') checkArgument(session, arg, params[index]!, candidate, scope);
  });
  // Closures are inferred after the other arguments, because those arguments and the expected type may decide the types
  // of the closures' parameters.
  if (closures.length > 0 && !open) bindResult(session, candidate, site, true);
  let threw = false;
  for (const {closure, wanted} of closures) {
    const inferred = inferClosure(session, closure, scope, wanted);
    if (!session.relation.assign(inferred.type, wanted))
      reportArgument(session, closure.at, inferred.type, wanted, candidate);
    threw ||= inferred.threw;
  }
  if (closures.some(({wanted}) => mayThrow(wanted))) bindFailure(session, candidate, threw, call.at);
  bindResult(session, candidate, site, false);
  const throws = candidate.throws === 'rethrows' ? threw : candidate.throws;
  requireEffects(session, {...candidate, throws}, target.at, scope, signature(candidate));
  checkMutatingCall(session, call, candidate, target, scope);
  checkSentContent(session, site, attempt);
  reportUndecided(session, candidate, site);
  return candidate.result;
}

/** Whether a value is a type parameter, such as `T` in `T()`. Not all initializers of its bound are known. */
function isTypeParam(given: Type): boolean {
  const type = prune(given);
  return type.kind === 'meta' && prune(type.of).kind === 'param';
}

function mayThrow(given: Type): boolean {
  const type = prune(given);
  return type.kind === 'fn' && type.throws;
}

/**
 * Decides what `Failure` is in a type such as `Task<Success, Failure>`: `Never` if the closure that was given throws
 * nothing. The platform has an overload for each of the two. Reports a closure that throws if `Failure` is already
 * `Never`.
 */
function bindFailure(session: Session, {cells}: Candidate, threw: boolean, at: Span): void {
  for (const cell of cells) {
    if (cell.kind !== 'var' || cell.cell.name !== 'Failure') continue;
    const bound = prune(cell);
    if (bound.kind === 'var') session.relation.bind(bound.cell, threw ? session.world.named('Error') : never);
    else if (threw && bound.kind === 'never')
      session.report(at, 'This can throw, but its type says that it never fails: write `Error` instead of `Never`.');
  }
}

function checkArgument(session: Session, arg: Arg, param: CandidateParam, candidate: Candidate, scope: Scope): void {
  const given = session.infer(arg.value, scope, param.type);
  const isReference = arg.value.kind === 'unary' && arg.value.op === '&';
  // `&x` can be a pointer to `x`.
  if (isReference && isPointer(param.type)) return;
  checkInout(session, isReference, arg.value.at, param, candidate);
  const fn = prune(param.type);
  // An operator, as in `reduce(0, +)`, has no parts. It takes two values of the same type.
  if (arg.value.kind === 'other' && arg.value.parts.length === 0 && fn.kind === 'fn' && fn.params.length === 2)
    session.relation.assign(fn.params[1]!, fn.params[0]!);
  if (!session.relation.assign(given, param.type))
    reportArgument(session, arg.value.at, given, param.type, candidate, param.label ?? param.name);
}

/** Reports an `inout` argument without `&`, and `&` before an argument that isn't `inout`. */
function checkInout(
  session: Session,
  isReference: boolean,
  at: Span,
  {inout, type}: CandidateParam,
  candidate: Candidate,
): void {
  if (inout && !isReference)
    session.report(at, `\`${signature(candidate)}\` changes this value: write \`&\` before it.`);
  // The platform's declarations have `Any` for some pointers.
  const isKnown = prune(type).kind === 'named' && candidate.member?.origin !== 'platform';
  if (inout === false && isReference && isKnown)
    session.report(at, `This parameter of \`${signature(candidate)}\` isn't \`inout\`: remove the \`&\`.`);
}

function isPointer(given: Type): boolean {
  const type = present(given);
  return type.kind === 'named' && type.symbol.origin === 'platform' && type.symbol.name.includes('Pointer');
}

function reportArgument(
  session: Session,
  at: Span,
  given: Type,
  wanted: Type,
  candidate: Candidate,
  name?: string,
): void {
  const as = name && name !== '_' ? ` as \`${name}\`` : '';
  const takes = `\`${signature(candidate)}\` takes \`${show(wanted)}\`${as}`;
  session.report(at, `\`${show(given)}\` is given where ${takes}.`);
}

/** Uses the expected type to bind type parameters that the arguments don't decide. */
function bindResult(session: Session, {cells, result}: Candidate, {expected}: CallSite, unlessVoid: boolean): void {
  if (expected && cells.length > 0 && !(unlessVoid && isVoid(expected))) session.assigns(result, expected);
}

/** Reports a call of an SDK function if neither the arguments nor an expected type decide what type it returns. */
function reportUndecided(session: Session, candidate: Candidate, {target, expected}: CallSite): void {
  if (expected || candidate.member?.origin !== 'sdk' || candidate.kind !== 'func' || candidate.cells.length === 0)
    return;
  if (present(candidate.result).kind === 'var')
    session.report(
      target.at,
      `The type that \`${candidate.name}\` returns can't be inferred here: write it, as in \`let value: Reaction = …\`.`,
    );
}

function reportMiss(session: Session, closest: Miss, rest: readonly Miss[]): void {
  const others = new Set(rest.map(({candidate}) => signature(candidate)));
  others.delete(signature(closest.candidate));
  const shown = [...others].slice(0, 3).map((other) => `\`${other}\``);
  const also = shown.length > 0 ? ` There is also ${shown.join(', ')}.` : '';
  session.report(closest.at, closest.message + also);
}

function reportNotCallable(session: Session, {name, at, named}: Target): void {
  const type = named[0]?.[0]?.result;
  const inner = type && prune(type);
  session.report(
    at,
    inner?.kind === 'meta'
      ? `\`${show(inner.of)}\` can't be made with a call: it has no public initializer.`
      : `\`${name}\` isn't a function${type ? ` but a value of type \`${show(type)}\`` : ''}: remove the parentheses.`,
  );
}
