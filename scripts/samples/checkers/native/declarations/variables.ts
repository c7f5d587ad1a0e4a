/** Variables and properties, with their accessors. */
import {bindPattern} from '../flow/patterns';
import type {Stmt, VarDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, unknown, type Type} from '../types';
import {effectsOf} from './scopes';
import {checkValue, isEmptyResult, mismatch} from './values';

export function declareVariable(session: Session, decl: VarDecl, scope: Scope): void {
  const type = decl.type && session.resolveType(decl.type, scope);
  if (decl.receiver) session.resolveType(decl.receiver, scope);
  const value = decl.value && !decl.receiver ? session.infer(decl.value, scope, type) : undefined;
  if (type && value && !decl.receiver && !session.relation.assign(value, type))
    mismatch(session, decl.value!.at, value, type);
  let found = type ?? value;
  if (decl.delegate) {
    const delegate = session.infer(decl.delegate, scope);
    found ??= delegated(delegate);
  }
  for (const body of [decl.getter, ...decl.others]) if (body) accessor(session, body, decl, type, scope);
  if (decl.receiver && decl.value)
    accessor(session, [{kind: 'expr', value: decl.value, at: decl.value.at}], decl, type, scope);
  bindPattern(session, decl.pattern, found ?? unknown, scope);
}

/** What a delegate gives: the last of its type's arguments, as of `Lazy<T>`. */
export function delegated(type: Type): Type {
  const inner = prune(type);
  return inner.kind === 'named' ? (inner.args.at(-1) ?? unknown) : unknown;
}

function accessor(session: Session, body: readonly Stmt[], decl: VarDecl, type: Type | undefined, scope: Scope): void {
  const getter = body === decl.getter || decl.receiver !== undefined;
  const named = {async: decl.async, throws: decl.throws, name: decl.names[0]?.name ?? ''};
  const effects = effectsOf(session, named, getter ? type : undefined);
  const receiver = decl.receiver && session.world.resolve(decl.receiver, scope.env);
  const inner = scope.child({effects, receivers: receiver ? [{type: receiver, inside: true}] : []});
  const [stored, other] = session.language === 'kotlin' ? ['field', 'value'] : ['newValue', 'oldValue'];
  for (const name of [stored, other]) inner.set(name, {type: type ?? unknown});
  const [only] = body;
  const wanted = getter && only && body.length === 1 && type && !isEmptyResult(type) ? type : undefined;
  session.under({await: false}, () => {
    const last = session.inferBlock(body, inner, wanted);
    if (only?.kind === 'expr') checkValue(session, last, wanted, only.at);
  });
}
