/** Infers closures: the parameters from the expected type, the result from the body. */
import type {Closure, ClosureParam, Stmt} from '../ir';
import {show} from '../model/messages';
import {newEffects, type Scope} from '../model/scope';
import {isUnknown, isVoid, optional, present, prune, unknown, voidType, type FnType, type Type} from '../model/types';
import {boundType} from './access';
import {returnsImplicitly} from './flow/state';
import {joined} from './join';
import {isBuilt, type Session} from './session';

/** Returns the type of a closure, and whether it can throw to its caller. */
export function inferClosure(
  session: Session,
  closure: Closure,
  scope: Scope,
  expected: Type | undefined,
): {type: FnType; threw: boolean} {
  const wanted = expected && present(expected);
  const fn = wanted?.kind === 'fn' ? wanted : undefined;
  const result = closure.result ? session.resolveType(closure.result, scope) : undefined;
  const effects = newEffects({
    async: closure.async || fn?.async === true || (fn ? false : 'infer'),
    throws: closure.throws || fn?.throws === true || (fn && !isOpen(fn) ? false : 'infer'),
    ...(result && {result}),
  });
  const inner = scope.child({effects});
  for (const {name, weak, value} of closure.captures) {
    const type = session.infer(value ?? {kind: 'name', name, at: closure.at}, scope);
    inner.set(name, {type: weak ? optional(type) : type});
  }
  const params = declareParams(session, closure, inner, fn);
  const wantedResult = result ?? (fn && prune(fn.result));
  const isSingle = closure.body.length === 1;
  const last = session.coveredBy({await: false}, () =>
    session.inferBlock(
      closure.body,
      inner.child(),
      isSingle && wantedResult && !isVoid(wantedResult) ? wantedResult : undefined,
    ),
  );
  session.requireReturn(closure, returnsImplicitly(closure.body) ? undefined : wantedResult);
  const isValue = returnsImplicitly(closure.body) && result && !isVoid(result) && !isBuilt(result);
  if (isValue && !session.relation.assign(last, result))
    session.report(closure.body[0]!.at, `\`${show(last)}\` is given where \`${show(result)}\` is expected.`);
  const value = bodyResult(session, closure.body, last, effects.returned);
  // The value of the body is dropped, or a result builder makes another one from it.
  const isOther = wantedResult && ((isVoid(wantedResult) && isSingle) || isBuilt(wantedResult));
  const type: FnType = {
    kind: 'fn',
    params,
    result: result ?? (isOther ? wantedResult : value),
    async: closure.async || fn?.async === true || (effects.async === 'infer' && effects.didAsync),
    throws: closure.throws || (effects.throws === 'infer' ? effects.didThrow : fn?.throws === true && effects.didThrow),
  };
  return {type, threw: effects.didThrow};
}

/** Whether too little is known about an expected function type to tell whether the function can throw. */
function isOpen(fn: FnType): boolean {
  return fn.params.some(isUnknown) && isUnknown(fn.result);
}

/**
 * Returns the type of the value that a body returns: the type of its `return`s or of its only statement, or `never` if
 * its end isn't reached. A longer body without `return` has type void, or an unknown type if a statement is a call,
 * because a result builder may collect the values of calls.
 */
function bodyResult(session: Session, body: readonly Stmt[], last: Type, returned: readonly Type[]): Type {
  if (returned.length > 0) return joined(session, returned) ?? unknown;
  if (body.length === 1 || prune(last).kind === 'never') return last;
  return body.every((statement) => statement.kind !== 'expr' || statement.value.kind !== 'call') ? voidType : unknown;
}

function declareParams(session: Session, closure: Closure, inner: Scope, fn: FnType | undefined): Type[] {
  const given = fn?.params ?? [];
  if (!closure.params) return declareNumbered(closure, inner, fn);
  const {params} = closure;
  const only = given.length === 1 ? prune(given[0]!) : undefined;
  if (fn && given.length !== params.length) {
    // A value of unknown type may be a tuple.
    const isOpen = only?.kind === 'var' || only?.kind === 'unknown';
    if (isOpen || (only?.kind === 'tuple' && only.items.length === params.length)) {
      const types = only.kind === 'tuple' ? only.items.map(({type}) => type) : [];
      params.forEach((param, index) => inner.set(param.name, {type: types[index] ?? unknown}));
      return [...given];
    }
    const values = given.length === 1 ? 'value' : 'values';
    if (!given.some(isUnknown))
      session.report(closure.at, `The closure gets ${given.length} ${values} but names ${params.length}.`);
  }
  return params.map((param: ClosureParam, index) => {
    const type = param.type ? session.resolveType(param.type, inner) : (given[index] ?? unknown);
    // The parameter isn't declared as a constant, because it may be `inout`, which `FnType` doesn't record.
    inner.set(param.name, {type});
    // `{ $item in … }` also declares `item`.
    if (/^\$[A-Za-z_]/.test(param.name)) inner.set(param.name.slice(1), {type: boundType(type) ?? unknown});
    return type;
  });
}

/**
 * Declares `$0`, `$1` and so on. If the only argument is a tuple and the closure uses `$1`, these names are the tuple's
 * elements.
 */
function declareNumbered({body}: Closure, inner: Scope, fn: FnType | undefined): Type[] {
  const used = new Set<string>();
  collectNumbered(body, used);
  const given = fn?.params ?? [];
  const count = fn ? given.length : Math.max(used.size, 1);
  for (let index = 0; index < count; index++) inner.set(`$${index}`, {type: given[index] ?? unknown});
  const only = given.length === 1 ? prune(given[0]!) : undefined;
  if (only?.kind === 'tuple' && used.has('$1'))
    only.items.forEach((item, index) => inner.set(`$${index}`, {type: item.type}));
  return fn ? [...given] : [...used].map(() => unknown);
}

/** Adds the names `$0`, `$1` … in a part of the IR to `found`. */
function collectNumbered(part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  const {kind, name} = part as {kind?: string; name?: string};
  if (kind === 'name' && name && /^\$\d$/.test(name)) found.add(name);
  // In an inner closure, `$0` is that closure's own.
  if (kind === 'closure') return;
  for (const value of Object.values(part)) collectNumbered(value, found);
}
