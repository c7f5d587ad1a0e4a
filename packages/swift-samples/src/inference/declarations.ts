/** Checks functions, initializers, variables and properties. types.ts checks declared types. */
import type {Expr, FuncDecl, Span, Stmt, VarDecl} from '../ir';
import {show} from '../model/messages';
import {newEffects, Scope, type Receiver} from '../model/scope';
import {prune, settled, unknown, voidType, type Env, type Member, type Type} from '../model/types';
import {requireAsync} from './effects';
import {returnsImplicitly} from './flow/state';
import {joined} from './join';
import {bindPattern} from './patterns';
import {asksForValue, type Session} from './session';

/** Checks a function or initializer, its body included. */
export function inferFunction(session: Session, decl: FuncDecl, scope: Scope): void {
  const env = withTypeParams(session, decl, scope.env);
  const isInit = decl.name === 'init' || decl.name === 'deinit';
  const typed = scope.child({env});
  const result = decl.result ? session.resolveType(decl.result, typed) : isInit ? undefined : voidType;
  const effects = newEffects({async: decl.async, throws: decl.throws !== false, ...(result && {result})});
  const receiver = scope.receiver && receiverIn(scope.receiver, decl);
  const inner = scope.child({env, effects, ...(receiver && {receiver})});
  for (const param of decl.params) {
    const type = param.type ? session.resolveType(param.type, typed) : unknown;
    if (inner.own(param.name) && param.name !== '_')
      session.report(param.at, `\`${param.name}\` is declared twice among the parameters of \`${decl.name}\`.`);
    const own = param.variadic ? session.world.named('Array', [type]) : type;
    inner.set(param.name, {type: own, ...(!param.inout && {constant: 'parameter'})});
  }
  session.coveredBy({await: false}, () => {
    for (const param of decl.params) {
      const wanted = inner.own(param.name)?.type;
      const value = wanted && param.autoclosure ? resultOf(wanted) : wanted;
      if (param.default && value)
        checkValue(session, session.infer(param.default, inner, value), value, param.default.at);
    }
    if (decl.body) inferBody(session, decl, decl.body, result, inner.child());
  });
}

/** Returns the result type of a function type. Returns other types unchanged. */
function resultOf(given: Type): Type {
  const type = prune(given);
  return type.kind === 'fn' ? type.result : type;
}

/** Infers a body. If the body is a single expression, that expression can be the value that the body returns. */
function inferBody(
  session: Session,
  decl: FuncDecl | VarDecl,
  body: readonly Stmt[],
  result: Type | undefined,
  scope: Scope,
): void {
  const wanted = result && asksForValue(result) ? result : undefined;
  const implicit = returnsImplicitly(body);
  session.requireReturn(decl, implicit ? undefined : wanted);
  const last = session.inferBlock(body, scope, implicit ? wanted : undefined);
  if (implicit && wanted) checkValue(session, last, wanted, body[0]!.at);
}

function checkValue(session: Session, given: Type, wanted: Type, at: Span): void {
  if (!session.relation.assign(given, wanted))
    session.report(at, `\`${show(given)}\` is given where \`${show(wanted)}\` is expected.`);
}

/** Returns what a function may do with `self`. */
function receiverIn(receiver: Receiver, decl: FuncDecl): Receiver {
  const {static: isStatic, words} = decl.modifiers;
  const init = decl.name === 'init';
  return {
    ...receiver,
    init,
    static: isStatic,
    mutable: receiver.mutable || init || isStatic || words.includes('mutating'),
  };
}

function withTypeParams(session: Session, {typeParams}: FuncDecl, env: Env): Env {
  if (typeParams.length === 0) return env;
  const inner: Env = {...env, params: new Map(env.params)};
  session.world.openParams(typeParams, inner);
  return inner;
}

export function inferVariable(session: Session, decl: VarDecl, scope: Scope): void {
  const type = decl.type && session.resolveType(decl.type, scope);
  const later = decl.value && decl.async ? inferAsyncLet(session, decl, decl.value, scope, type) : undefined;
  const value = later ? later.type : decl.value && session.infer(decl.value, scope, type);
  if (type && value) checkValue(session, value, type, decl.value!.at);
  if (!decl.type && decl.value && isUntyped(decl.value))
    session.report(decl.value.at, "The type can't be inferred here: write it, as in `let names: [String] = []`.");
  for (const body of [decl.getter, ...decl.others]) if (body) inferAccessor(session, body, decl, type, scope);
  bindPattern(session, decl.pattern, type ?? value ?? unknown, scope, {
    once: true,
    deferred: !decl.value && !decl.getter,
    ...(later && {reading: {async: true, throws: later.throws}}),
  });
}

/** Whether a value is `nil`, `[]` or `[:]`, which have no type of their own. */
function isUntyped(value: Expr): boolean {
  if (value.kind === 'literal') return value.of === 'nil';
  return (value.kind === 'array' || value.kind === 'dictionary') && value.items.length === 0;
}

/**
 * Infers the value of an `async let`, which needs neither `try` nor `await`. Code that reads the name needs `await`, and
 * `try` if the value can throw.
 */
function inferAsyncLet(
  session: Session,
  {at}: VarDecl,
  value: Expr,
  scope: Scope,
  expected: Type | undefined,
): {type: Type; throws: boolean} {
  requireAsync(session, at, scope, '`async let`');
  const effects = newEffects({async: true, throws: 'infer'});
  const inner = scope.child({effects});
  const type = session.coveredBy({try: 'try', await: true}, () => session.infer(value, inner, expected));
  return {type, throws: effects.didThrow};
}

function inferAccessor(
  session: Session,
  body: readonly Stmt[],
  decl: VarDecl,
  type: Type | undefined,
  scope: Scope,
): void {
  const isGetter = body === decl.getter;
  const effects = newEffects({async: decl.async, throws: decl.throws, ...(isGetter && type && {result: type})});
  const receiver = scope.receiver && {
    ...scope.receiver,
    static: decl.modifiers.static,
    mutable: scope.receiver.mutable || !isGetter,
  };
  const inner = scope.child({effects, ...(receiver && {receiver})});
  if (!isGetter) for (const name of decl.valueNames) inner.set(name, {type: type ?? unknown});
  session.coveredBy({await: false}, () => {
    if (isGetter) inferBody(session, decl, body, type, inner.child());
    else session.inferBlock(body, inner.child());
  });
}

/** Returns the type of a property that is declared without a type. */
export function inferMemberType(session: Session, member: Member): Type {
  const decl = member.decl as VarDecl;
  const effects = newEffects({async: true, throws: true});
  const receiver = member.owner && {type: session.world.selfOf(member.owner), mutable: true, init: false};
  const scope = new Scope(undefined, member.env, effects, receiver);
  return session.coveredBy({try: 'try', await: true}, () => {
    if (decl.value) return partOf(session, decl, member.name, settled(session.infer(decl.value, scope)), scope);
    if (!decl.getter) return unknown;
    const last = session.inferBlock(decl.getter, scope.child());
    return effects.returned.length > 0 ? (joined(session, effects.returned) ?? unknown) : last;
  });
}

/** Returns the type of one name in a pattern, such as `a` in `let (a, b) = f()`. */
function partOf(session: Session, {pattern}: VarDecl, name: string, type: Type, scope: Scope): Type {
  if (pattern.kind === 'bind') return type;
  const inner = scope.child();
  bindPattern(session, pattern, prune(type), inner);
  return inner.own(name)?.type ?? unknown;
}
