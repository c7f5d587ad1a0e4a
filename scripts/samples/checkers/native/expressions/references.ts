/** Functions and classes as values: `::send`, `Client::class`. */
import type {ExprOf, TypeRef} from '../ir';
import {functionTypeOf} from '../lookup/candidate';
import {membersOf} from '../lookup/members';
import {reportMissingMember, reportMissingName} from '../lookup/missing';
import {namesInScope} from '../lookup/names';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, unknown, type Type} from '../types';

/** Kotlin's `Client::class` and Swift's `Client.self`. */
export function inferClassReference(session: Session, {type, on}: ExprOf<'classRef'>, scope: Scope): Type {
  const of = prune(type ? session.resolveType(type, scope) : on ? session.infer(on, scope) : unknown);
  if (session.language === 'swift') return {kind: 'meta', of};
  return session.world.named('KClass', undefined, [of.kind === 'meta' ? of.of : of]);
}

export function inferReference(session: Session, expr: ExprOf<'funRef'>, scope: Scope): Type {
  if (expr.on) return memberReference(session, expr, expr.on, scope);
  const found = [...namesInScope(session, expr.name, scope)][0]?.[0];
  if (!found) {
    reportMissingName(session, expr.name, expr.at, scope);
    return unknown;
  }
  if (found.kind === 'fun') return functionTypeOf(found);
  const type = prune(found.result);
  return type.kind === 'fn' ? type : unknown;
}

/** `Client::send` takes the client first; `client::send` has it. */
function memberReference(session: Session, {name, at}: ExprOf<'funRef'>, on: TypeRef, scope: Scope): Type {
  const first = on.kind === 'named' && on.path.length === 1 ? on.path[0]!.name : undefined;
  const value = first === undefined ? undefined : [...namesInScope(session, first, scope)][0]?.[0];
  const bound = value !== undefined && value.kind !== 'type';
  const type = bound ? value.result : session.resolveType(on, scope);
  const found = membersOf(session, type, name, scope);
  if (found?.length === 0) reportMissingMember(session, type, name, at);
  const member = found?.[0];
  if (!member) return unknown;
  const fn = functionTypeOf(member);
  return bound ? fn : {...fn, params: [type, ...fn.params]};
}
