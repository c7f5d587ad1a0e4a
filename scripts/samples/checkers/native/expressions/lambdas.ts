/** Lambdas and closures: parameters from what is expected, the result from the body. */
import {joined} from '../flow/join';
import type {FunDecl, Lambda, TypeRef} from '../ir';
import {argumentsOf, isSam, isVoid} from '../relate';
import type {Effects, Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, substitute, unknown, type FnType, type Named, type Type} from '../types';
import {declareCapture, declareParams} from './lambdaParams';

interface LambdaResult {
  type: FnType;
  /** Something in it threw past its edge. */
  threw: boolean;
}

/** @param inline - whether Kotlin puts the lambda in its caller's place, suspending calls included */
export function inferLambda(
  session: Session,
  lambda: Lambda,
  scope: Scope,
  expected: Type | undefined,
  inline = false,
): LambdaResult {
  const fn = expectedFunction(session, expected);
  const written = lambda.result ? session.resolveType(lambda.result, scope) : undefined;
  const kotlin = session.language === 'kotlin';
  const effects = lambdaEffects(session, lambda, fn, written, inline && scope.effects.async !== false);
  const inner = scope.child({effects, receivers: fn?.receiver ? [{type: fn.receiver, inside: false}] : []});
  for (const capture of lambda.captures) declareCapture(session, lambda, capture, scope, inner);
  const params = declareParams(session, lambda, inner, fn);
  const wanted = written ?? (fn && prune(fn.result));
  const last = session.under({await: false}, () =>
    session.inferBlock(lambda.body, inner, bodyExpectation(session, lambda, wanted)),
  );
  const value = kotlin ? last : swiftResult(session, lambda, last, effects);
  const type: FnType = {
    kind: 'fn',
    params,
    result: written ?? (wanted && isVoid(wanted) && (kotlin || lambda.body.length === 1) ? wanted : value),
    ...(fn?.receiver && kotlin && {receiver: fn.receiver}),
    async: isAsync(lambda, fn) || (!kotlin && effects.async === 'infer' && effects.didAsync),
    throws:
      lambda.throws === true ||
      (!kotlin && effects.throws === 'infer' ? effects.didThrow : fn?.throws === true && effects.didThrow),
  };
  return {type, threw: effects.didThrow};
}

function isAsync(lambda: Lambda, fn: FnType | undefined): boolean {
  return lambda.async === true || fn?.async === true;
}

/** @param suspends - whether Kotlin runs the lambda in a coroutine around it */
function lambdaEffects(
  session: Session,
  lambda: Lambda,
  fn: FnType | undefined,
  written: Type | undefined,
  suspends: boolean,
): Effects {
  const kotlin = session.language === 'kotlin';
  return {
    async: isAsync(lambda, fn) || (kotlin ? suspends : fn ? false : 'infer'),
    throws: kotlin || lambda.throws === true || fn?.throws === true ? true : fn && !wantsUnknown(fn) ? false : 'infer',
    didThrow: false,
    didAsync: false,
    ...(written && {result: written}),
    returned: [],
    kind: 'lambda',
  };
}

function wantsUnknown(fn: FnType): boolean {
  return fn.params.some((param) => prune(param).kind === 'unknown') && prune(fn.result).kind === 'unknown';
}

function bodyExpectation(session: Session, lambda: Lambda, wanted: Type | undefined): Type | undefined {
  if (!wanted || isVoid(wanted)) return undefined;
  return session.language === 'kotlin' || lambda.body.length === 1 ? wanted : undefined;
}

/** Several statements give what `return` says; one expression gives itself; the views of a builder are left open. */
function swiftResult(session: Session, lambda: Lambda, last: Type, effects: Effects): Type {
  if (effects.returned.length > 0) return joined(session, effects.returned);
  if (lambda.body.length === 1) return last;
  if (lambda.body.length === 0) return session.void;
  return lambda.body.every((statement) => statement.kind !== 'expr' || statement.value.kind !== 'call')
    ? session.void
    : unknown;
}

/** The function that the place wants, or the one of an interface that stands for a function. */
function expectedFunction(session: Session, expected: Type | undefined): FnType | undefined {
  const type = expected && present(expected);
  if (type?.kind === 'fn') return type;
  return type?.kind === 'named' && isSam(type.symbol) ? samFunction(session, type) : undefined;
}

function samFunction(session: Session, type: Named): FnType | undefined {
  const method = type.symbol.decl.members.find(
    (member): member is FunDecl => member.kind === 'fun' && !member.body && !member.value,
  );
  if (!method) return undefined;
  const by = argumentsOf(type);
  const resolved = (ref: TypeRef): Type => substitute(session.world.resolve(ref, type.symbol.env), by);
  return {
    kind: 'fn',
    params: method.params.map((param) => (param.type ? resolved(param.type) : unknown)),
    result: method.result ? resolved(method.result) : session.void,
    async: method.async,
    throws: true,
  };
}
