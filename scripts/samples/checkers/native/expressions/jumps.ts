/** What leaves: `return`, `throw`, `break`, `continue`. */
import type {ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {never, type Type} from '../types';

export function inferJump(session: Session, expr: ExprOf<'jump'>, scope: Scope): Type {
  if (expr.how === 'return') inferReturn(session, expr, scope);
  if (expr.how === 'throw') inferThrow(session, expr, scope);
  return never;
}

function inferThrow(session: Session, {value, at}: ExprOf<'jump'>, scope: Scope): void {
  if (value) session.infer(value, scope);
  if (session.language === 'kotlin') return;
  if (scope.effects.throws === false)
    session.report(at, 'What is thrown here is caught nowhere: mark the function `throws`, or use `do … catch`.');
  else scope.effects.didThrow = true;
}

function inferReturn(session: Session, expr: ExprOf<'jump'>, scope: Scope): void {
  const effects = session.language === 'kotlin' && expr.label === undefined ? enclosingFunction(scope) : scope.effects;
  const wanted = effects.result;
  const type = expr.value ? session.infer(expr.value, scope, wanted) : session.void;
  effects.returned.push(type);
  if (wanted && expr.label === undefined && !session.relation.assign(type, wanted))
    session.report(expr.at, `\`${session.show(type)}\` is returned where \`${session.show(wanted)}\` is expected.`);
}

/** Kotlin's `return` leaves the function around, through the lambdas in it. */
function enclosingFunction(scope: Scope): Scope['effects'] {
  for (const level of scope.levels()) if (level.effects.kind !== 'lambda') return level.effects;
  return scope.effects;
}
