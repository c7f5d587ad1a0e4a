/** What `if` gives, and what it leaves behind for the rest. */
import {inferConditions} from '../flow/conditions';
import {joined} from '../flow/join';
import {narrowBy} from '../flow/narrowing';
import type {Condition, ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, type Type} from '../types';

export function inferIf(session: Session, expr: ExprOf<'if'>, scope: Scope, expected: Type | undefined): Type {
  const then = scope.child();
  const other = scope.child();
  inferConditions(session, expr.conds, then, other);
  const first = session.inferBlock(expr.then, then, expected);
  const second = expr.else && session.inferBlock(expr.else, other, expected);
  if (!second && prune(first).kind === 'never') keep(session, expr.conds, false, scope);
  if (second && prune(second).kind === 'never') keep(session, expr.conds, true, scope);
  if (second) return joined(session, [first, second]);
  return expr.conds.length === 0 ? first : session.void;
}

/** Behind a branch that never ends, what its condition denied holds for the rest. */
function keep(session: Session, conds: readonly Condition[], outcome: boolean, scope: Scope): void {
  for (const cond of conds) if (cond.kind === 'test') narrowBy(session, cond.value, outcome, scope);
}

export function inferTernary(
  session: Session,
  expr: ExprOf<'ternary'>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  session.infer(expr.cond, scope, session.boolean);
  return joined(session, [session.infer(expr.then, scope, expected), session.infer(expr.else, scope, expected)]);
}
