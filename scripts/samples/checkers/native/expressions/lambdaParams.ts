/** What a lambda names: what it captures, its parameters, `it`, `$0`. */
import {component} from '../flow/patterns';
import type {Lambda} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {optional, prune, unknown, type FnType, type Type} from '../types';

/** A name of Swift's capture list: `self` of `[weak self]`. */
export function declareCapture(
  session: Session,
  lambda: Lambda,
  {name, weak, value}: Lambda['captures'][number],
  scope: Scope,
  inner: Scope,
): void {
  const type = session.infer(value ?? {kind: 'name', name, args: [], at: lambda.at}, scope);
  inner.set(name, {type: weak ? optional(type) : type});
}

/**
 * Declares the parameters in the lambda's own scope.
 *
 * @param fn - what the place wants
 * @returns their types
 */
export function declareParams(session: Session, lambda: Lambda, inner: Scope, fn: FnType | undefined): Type[] {
  const swift = session.language === 'swift';
  const given = fn ? (swift && fn.receiver ? [fn.receiver, ...fn.params] : fn.params) : [];
  if (lambda.params) return declareNamed(session, lambda, lambda.params, inner, given, fn !== undefined);
  if (swift) return declareNumbered(lambda, inner, given, fn !== undefined);
  if (given.length === 1 || !fn) inner.set('it', {type: given[0] ?? unknown});
  return [...given];
}

function declareNamed(
  session: Session,
  lambda: Lambda,
  params: NonNullable<Lambda['params']>,
  inner: Scope,
  given: readonly Type[],
  known: boolean,
): Type[] {
  if (known && given.length !== params.length && !given.some((type) => prune(type).kind === 'unknown')) {
    const one = given.length === 1 ? prune(given[0]!) : undefined;
    if (one?.kind === 'tuple' && one.items.length === params.length) {
      params.forEach((param, index) => declareParam(session, inner, param.names, one.items[index]!.type));
      return [...given];
    }
    const values = given.length === 1 ? 'value' : 'values';
    session.report(lambda.at, `The closure is given ${given.length} ${values} and names ${params.length}.`);
  }
  return params.map((param, index) => {
    const type = param.type ? session.resolveType(param.type, inner) : (given[index] ?? unknown);
    declareParam(session, inner, param.names, type);
    return type;
  });
}

/** Swift's `$0`, `$1` …; a tuple that is given alone is taken apart where `$1` is named. */
function declareNumbered(lambda: Lambda, inner: Scope, given: readonly Type[], known: boolean): Type[] {
  const names = new Set(JSON.stringify(lambda.body).match(/"name":"\$\d"/g) ?? []);
  const count = known ? given.length : Math.max(names.size, 1);
  for (let index = 0; index < count; index++) inner.set(`$${index}`, {type: given[index] ?? unknown});
  const first = given.length === 1 && given[0] ? prune(given[0]) : undefined;
  if (first?.kind === 'tuple' && names.has('"name":"$1"'))
    first.items.forEach((item, index) => inner.set(`$${index}`, {type: item.type}));
  return known ? [...given] : [...names].map(() => unknown);
}

function declareParam(session: Session, inner: Scope, names: readonly string[], type: Type): void {
  if (names.length === 1) return inner.set(names[0]!, {type});
  names.forEach((name, index) => inner.set(name, {type: component(session, type, index)}));
}
