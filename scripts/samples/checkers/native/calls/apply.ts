/** A call of one function: its arguments, and what it gives. */
import {inferLambda} from '../expressions/lambdas';
import {needEffects} from '../flow/effects';
import type {Lambda} from '../ir';
import type {Candidate} from '../lookup/candidate';
import {reportMissingImport} from '../lookup/missing';
import {isSam, isVoid} from '../relate';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, unknown, type Type} from '../types';
import {checkArgument, reportArgument, wantedType} from './arguments';
import {checkContent} from './content';
import {signature} from './signature';
import type {Attempt, CallSite} from './targets';

/** The type that the call of this function gives. */
export function apply(session: Session, site: CallSite, attempt: Attempt): Type {
  const {candidate, params} = attempt;
  const {target, call, scope, written} = site;
  if (candidate.missing !== undefined) {
    const name = candidate.name === 'init' ? target.name : candidate.name;
    reportMissingImport(session, name, candidate.missing, target.at);
  }
  written.forEach((type, index) => {
    if (candidate.cells[index]) session.relation.assign(type, candidate.cells[index]);
  });
  const open = isResultOpen(candidate);
  const lambdas: [Lambda, Type][] = [];
  call.args.forEach((arg, index) => {
    const param = params[index]!;
    if (arg.value.kind === 'lambda') lambdas.push([arg.value, wantedType(arg, param)]);
    else checkArgument(session, arg, param, candidate, scope);
  });
  // Lambdas come last: by then the other arguments, and what is expected, say what theirs are.
  if (lambdas.length > 0 && !open) bindResult(session, candidate, site, true);
  const threw = lambdas.map(([lambda, type]) => applyLambda(session, lambda, type, candidate, scope));
  bindResult(session, candidate, site, false);
  const throws = candidate.throws === 'rethrows' ? threw.includes(true) : candidate.throws;
  needEffects(session, {...candidate, throws}, target.at, scope, signature(session.language, candidate));
  checkContent(session, site, attempt);
  reportOpen(session, candidate, site);
  return candidate.result;
}

/** Whether a closure that is given to the function throws past its edge. */
function applyLambda(session: Session, lambda: Lambda, wanted: Type, candidate: Candidate, scope: Scope): boolean {
  const {type, threw} = inferLambda(session, lambda, scope, wanted, candidate.inline);
  if (!session.relation.assign(type, sam(wanted))) reportArgument(session, lambda.at, type, wanted, candidate);
  return threw;
}

/** An interface that stands for a function takes any lambda. */
function sam(type: Type): Type {
  const inner = present(type);
  return inner.kind === 'named' && isSam(inner.symbol) ? unknown : type;
}

/** Whether nothing but the place says what the call gives: `let text: String = try message.content()`. */
function isResultOpen(candidate: Candidate): boolean {
  return candidate.cells.length > 0 && prune(candidate.result).kind === 'var';
}

/** What is expected decides where nothing else can. */
function bindResult(session: Session, candidate: Candidate, {expected}: CallSite, unlessVoid: boolean): void {
  if (!expected || candidate.cells.length === 0) return;
  const wanted = prune(expected);
  if (!unlessVoid || !isVoid(wanted)) session.assigns(candidate.result, wanted);
}

/** A type parameter that stands in no parameter can only come from outside. */
function reportOpen(session: Session, candidate: Candidate, {target, expected}: CallSite): void {
  if (candidate.member?.origin !== 'sdk' || candidate.kind !== 'fun') return;
  const result = present(candidate.result);
  if (result.kind !== 'var' || candidate.cells.length === 0 || expected) return;
  const example =
    session.language === 'kotlin'
      ? `\`val value: Reaction? = …\` or \`${candidate.name}<Reaction>()\``
      : '`let value: Reaction = …`';
  session.report(target.at, `Nothing says which type \`${candidate.name}\` gives here: write ${example}.`);
}
