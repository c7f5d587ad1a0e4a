/** What the body of a declaration sees around it. */
import type {FunDecl, TypeDecl} from '../ir';
import type {Effects, Scope} from '../scope';
import type {Session} from '../session';
import {unknown, type Env, type Type, type TypeParam} from '../types';

/** What the body of a function may do: wait and throw as its declaration says, in Kotlin throw in any case. */
export function effectsOf(
  session: Session,
  decl: Pick<FunDecl, 'async' | 'throws' | 'name'>,
  result: Type | undefined,
): Effects {
  return {
    async: decl.async,
    throws: session.language === 'kotlin' || decl.throws !== false,
    didThrow: false,
    didAsync: false,
    ...(result && {result}),
    returned: [],
    kind: 'fun',
    name: decl.name,
  };
}

/** Where the types of a declaration with type parameters are looked up. */
export function withParams(session: Session, params: FunDecl['typeParams'], env: Env): Env {
  if (params.length === 0) return env;
  const inner: Env = {...env, params: new Map(env.params)};
  for (const {name, bound} of params) {
    const param: TypeParam = {name};
    inner.params.set(name, {kind: 'param', param});
    if (bound) param.bound = session.world.resolve(bound, inner);
  }
  return inner;
}

/** @param result - what `return` must give; undefined where that is found out */
export function functionScope(session: Session, decl: FunDecl, scope: Scope, result: Type | undefined): Scope {
  const env = withParams(session, decl.typeParams, scope.env);
  const receiver = decl.receiver && session.world.resolve(decl.receiver, env);
  const inner = scope.child({
    env,
    effects: effectsOf(session, decl, result),
    receivers: receiver ? [{type: receiver, inside: true}] : [],
  });
  for (const param of decl.params) {
    const type = param.type ? session.world.resolve(param.type, env) : unknown;
    inner.set(param.name, {
      type: param.vararg ? session.world.named(session.language === 'kotlin' ? 'List' : 'Array', env, [type]) : type,
    });
  }
  return inner;
}

/** Parameters of Kotlin's primary constructor are seen by initializers. */
export function constructorScope(session: Session, decl: TypeDecl, scope: Scope): Scope {
  if (session.language !== 'kotlin') return scope;
  const inner = scope.child();
  for (const param of decl.ctors[0]?.params ?? [])
    inner.set(param.name, {type: param.type ? session.world.resolve(param.type, scope.env) : unknown});
  return inner;
}
