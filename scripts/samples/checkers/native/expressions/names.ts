/** Names without a receiver, `this` and `self` among them. */
import {needEffects} from '../flow/effects';
import type {Expr, ExprOf} from '../ir';
import {functionTypeOf, valueAmong, type Candidate} from '../lookup/candidate';
import {reportMissingImport, reportMissingName} from '../lookup/missing';
import {namesInScope} from '../lookup/names';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, unknown, type Type} from '../types';

export function inferName(session: Session, expr: ExprOf<'name'>, scope: Scope): Type {
  const {name} = expr;
  if (name === 'this' || name === 'self') return selfType(session, expr, scope);
  if (name === 'super') return superType(session, expr, scope);
  if (name === 'Self' && scope.env.type) return {kind: 'meta', of: session.world.selfOf(scope.env.type)};
  if (name === '_') return unknown;
  const narrowed = scope.narrowedType(name);
  if (narrowed) return narrowed;
  for (const level of namesInScope(session, name, scope)) return namedType(session, expr, valueAmong(level)!, scope);
  const hidden = /^([$_])(\w+)$/.exec(name);
  if (hidden && session.language === 'swift') return projected(session, expr, hidden[1]!, hidden[2]!, scope);
  reportMissingName(session, name, expr.at, scope);
  return unknown;
}

function namedType(session: Session, {name, args, at}: ExprOf<'name'>, candidate: Candidate, scope: Scope): Type {
  if (candidate.missing !== undefined) reportMissingImport(session, name, candidate.missing, at);
  if (candidate.kind === 'fun') return functionTypeOf(candidate);
  needEffects(session, candidate, at, scope, name);
  const type = prune(candidate.result);
  if (type.kind !== 'meta' || args.length === 0 || type.of.kind !== 'named') return candidate.result;
  return {kind: 'meta', of: {...type.of, args: args.map((arg) => session.resolveType(arg, scope))}};
}

/** `$name` is a binding to a property that has a wrapper; `_name` is the wrapper. */
function projected(session: Session, expr: ExprOf<'name'>, sigil: string, name: string, scope: Scope): Type {
  const type = inferName(session, {...expr, name}, scope);
  return sigil === '$' && session.world.rootsNamed('Binding').length > 0
    ? session.world.named('Binding', scope.env, [type])
    : unknown;
}

function superType(session: Session, expr: ExprOf<'name'>, scope: Scope): Type {
  const own = present(selfType(session, expr, scope));
  const above = own.kind === 'named' ? session.world.supersOf(own.symbol)[0] : undefined;
  return above ?? unknown;
}

function selfType(session: Session, expr: Expr, scope: Scope): Type {
  for (const level of scope.levels()) {
    const captured = level.own('self');
    if (captured) return captured.type;
    const receiver = level.receivers[0];
    if (receiver) return receiver.type;
  }
  session.report(expr.at, `\`${session.language === 'kotlin' ? 'this' : 'self'}\` stands outside a type.`);
  return unknown;
}
