/** Lambdas and closures: parameters from what is expected, the result from the body. */
import type {FunDecl, Lambda, TypeRef} from './ir';
import {inferBlock, resolveType} from './statements';
import {infer} from './expressions';
import {argumentsOf, isSam, isVoid} from './relate';
import type {Effects, Scope} from './scope';
import type {Session} from './session';
import {joined} from './join';
import {optional, present, prune, substitute, unknown, type FnType, type Type} from './types';

export interface LambdaResult {
  type: Type;
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
  const written = lambda.result ? resolveType(session, lambda.result, scope) : undefined;
  const kotlin = session.language === 'kotlin';
  const declaredAsync = lambda.async === true || fn?.async === true;
  const effects: Effects = {
    async: declaredAsync || (kotlin ? inline && scope.effects.async !== false : fn ? false : 'infer'),
    throws: kotlin || lambda.throws === true || fn?.throws === true ? true : fn && !wantsUnknown(fn) ? false : 'infer',
    didThrow: false,
    didAsync: false,
    ...(written && {result: written}),
    returned: [],
    kind: 'lambda',
  };
  const given = fn ? (kotlin || !fn.receiver ? fn.params : [fn.receiver, ...fn.params]) : [];
  const inner = scope.child({effects, receivers: fn?.receiver ? [{type: fn.receiver, inside: false}] : []});
  for (const capture of lambda.captures) {
    const type = capture.value
      ? infer(session, capture.value, scope, undefined)
      : infer(session, {kind: 'name', name: capture.name, args: [], at: lambda.at}, scope, undefined);
    inner.set(capture.name, {type: capture.weak ? optional(type) : type});
  }
  const params = declareParams(session, lambda, inner, given, fn);
  const cover = session.cover;
  session.cover = {await: false};
  const wanted = written ?? (fn && prune(fn.result));
  const last = inferBlock(session, lambda.body, inner, bodyExpectation(session, lambda, wanted));
  session.cover = cover;
  const value = kotlin ? last : swiftResult(session, lambda, last, effects);
  const result = written ?? (wanted && isVoid(wanted) && (kotlin || lambda.body.length === 1) ? wanted : value);
  const type: FnType = {
    kind: 'fn',
    params,
    result: kotlin ? result : result,
    ...(fn?.receiver && kotlin && {receiver: fn.receiver}),
    async: declaredAsync || (!kotlin && effects.async === 'infer' && effects.didAsync),
    throws:
      lambda.throws === true ||
      (!kotlin && effects.throws === 'infer' ? effects.didThrow : fn?.throws === true && effects.didThrow),
  };
  return {type, threw: effects.didThrow};
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
  if (lambda.body.length === 0) return session.world.named('Void');
  return lambda.body.every((statement) => statement.kind !== 'expr' || statement.value.kind !== 'call')
    ? session.world.named('Void')
    : unknown;
}

function expectedFunction(session: Session, expected: Type | undefined): FnType | undefined {
  if (!expected) return undefined;
  const type = present(expected);
  if (type.kind === 'fn') return type;
  if (type.kind === 'named' && isSam(type.symbol)) {
    const method = type.symbol.decl.members.find(
      (member): member is FunDecl => member.kind === 'fun' && !member.body && !member.value,
    );
    if (!method) return undefined;
    const by = argumentsOf(type);
    const resolved = (ref: TypeRef): Type => substitute(session.world.resolve(ref, type.symbol.env), by);
    return {
      kind: 'fn',
      params: method.params.map((param) => (param.type ? resolved(param.type) : unknown)),
      result: method.result ? resolved(method.result) : session.world.named('Unit'),
      async: method.async,
      throws: true,
    };
  }
  return undefined;
}

function declareParams(
  session: Session,
  lambda: Lambda,
  inner: Scope,
  given: readonly Type[],
  fn: FnType | undefined,
): Type[] {
  const implicit = session.language === 'kotlin' ? 'it' : '$0';
  if (!lambda.params) {
    if (session.language === 'swift') return declareNumbered(lambda, inner, given, fn);
    if (given.length === 1 || !fn) inner.set(implicit, {type: given[0] ?? unknown});
    return [...given];
  }
  if (fn && given.length !== lambda.params.length && !given.some((type) => prune(type).kind === 'unknown')) {
    const one = given.length === 1 ? prune(given[0]!) : undefined;
    if (one?.kind === 'tuple' && one.items.length === lambda.params.length) {
      lambda.params.forEach((param, index) => declareParam(session, inner, param.names, one.items[index]!.type));
      return [...given];
    }
    session.report(
      lambda.at,
      `The closure is given ${given.length} ${given.length === 1 ? 'value' : 'values'} and names ${lambda.params.length}.`,
    );
  }
  return lambda.params.map((param, index) => {
    const type = param.type ? resolveType(session, param.type, inner) : (given[index] ?? unknown);
    declareParam(session, inner, param.names, type);
    return type;
  });
}

function declareNumbered(lambda: Lambda, inner: Scope, given: readonly Type[], fn: FnType | undefined): Type[] {
  const names = new Set(JSON.stringify(lambda.body).match(/"name":"\$\d"/g) ?? []);
  const count = fn ? given.length : names.size;
  for (let index = 0; index < Math.max(count, fn ? 0 : 1); index++)
    inner.set(`$${index}`, {type: given[index] ?? unknown});
  const first = given.length === 1 && given[0] ? prune(given[0]) : undefined;
  if (first?.kind === 'tuple' && names.has('"name":"$1"'))
    first.items.forEach((item, index) => inner.set(`$${index}`, {type: item.type}));
  return fn ? [...given] : [...names].map(() => unknown);
}

function declareParam(session: Session, inner: Scope, names: readonly string[], type: Type): void {
  if (names.length === 1) return inner.set(names[0]!, {type});
  names.forEach((name, index) => inner.set(name, {type: component(session, type, index)}));
}

/** The nth part of a value that is taken apart. */
export function component(session: Session, given: Type, index: number): Type {
  const type = prune(given);
  if (type.kind === 'tuple') return type.items[index]?.type ?? unknown;
  if (type.kind !== 'named') return unknown;
  if (/^(?:Pair|Triple|Entry)$/.test(type.symbol.name)) return type.args[index] ?? unknown;
  if (/^(?:List|MutableList|Array)$/.test(type.symbol.name)) return type.args[0] ?? unknown;
  const primary = type.symbol.decl.ctors[0]?.params[index];
  return primary?.type ? session.world.resolve(primary.type, type.symbol.env) : unknown;
}
