/** Blocks and the statements in them. */
import {declareLocals, declareStatement} from '../declarations';
import {inferConditions} from '../flow/conditions';
import {narrowBy, pathOf} from '../flow/narrowing';
import type {Expr, ExprOf, Stmt, StmtOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {never, present, prune, type Type} from '../types';
import {inferAssignment} from './assignments';
import {inferFor, inferWhile} from './loops';

/** The type of a block's last expression; never where its end is not reached. */
export function inferBlock(session: Session, body: readonly Stmt[], scope: Scope, expected: Type | undefined): Type {
  declareLocals(session, body, scope);
  let last: Type = session.void;
  let ended = false;
  for (const [index, statement] of body.entries()) {
    last = inferStatement(session, statement, scope, index === body.length - 1 ? expected : undefined);
    ended ||= prune(last).kind === 'never';
  }
  return ended ? never : last;
}

/** The type that a statement gives where it is a block's last. */
export function inferStatement(session: Session, statement: Stmt, scope: Scope, expected: Type | undefined): Type {
  switch (statement.kind) {
    case 'expr':
      return inferExpression(session, statement.value, scope, expected);
    case 'block':
      return session.inferBlock(statement.body, scope.child());
    case 'assign':
      inferAssignment(session, statement, scope);
      break;
    case 'for':
      inferFor(session, statement, scope);
      break;
    case 'while':
      inferWhile(session, statement, scope);
      break;
    case 'guard':
      inferGuard(session, statement, scope);
      break;
    case 'fun':
    case 'var':
    case 'type':
      declareStatement(session, statement, scope);
  }
  return session.void;
}

function inferExpression(session: Session, expr: Expr, scope: Scope, expected: Type | undefined): Type {
  const type = session.infer(expr, scope, expected);
  if (session.language === 'kotlin' && expr.kind === 'call') keepRequired(session, expr, scope);
  return type;
}

/** Kotlin's `requireNotNull(x)`, `checkNotNull(x)`, `require(x != null)` and `check(…)` hold for the rest. */
function keepRequired(session: Session, {fn, args}: ExprOf<'call'>, scope: Scope): void {
  const first = args[0]?.value;
  if (fn.kind !== 'name' || !first) return;
  const path = pathOf(first);
  if (/^(?:require|check)NotNull$/.test(fn.name) && path !== undefined)
    scope.narrow(path, present(session.quietly(() => session.infer(first, scope))));
  if (/^(?:require|check)$/.test(fn.name)) narrowBy(session, first, true, scope);
}

function inferGuard(session: Session, statement: StmtOf<'guard'>, scope: Scope): void {
  const inner = scope.child();
  inferConditions(session, statement.conds, scope, inner);
  const type = session.inferBlock(statement.else, inner);
  if (prune(type).kind !== 'never')
    session.report(statement.at, 'The `else` of a `guard` must leave: with `return`, `throw`, `continue` or `break`.');
}
