/** Kotlin's `try` and Swift's `do`, with what they catch. */
import {joined} from '../flow/join';
import {bindPattern} from '../flow/patterns';
import type {CatchClause, ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {unknown, type Type} from '../types';

export function inferTry(session: Session, expr: ExprOf<'try'>, scope: Scope, expected: Type | undefined): Type {
  const swift = session.language === 'swift';
  const complete = expr.catches.some(catchesAll);
  const inner = scope.child(swift && complete ? {effects: inheriting(scope, true)} : {});
  const types = [session.inferBlock(expr.body, inner, expected)];
  if (swift && complete) scope.effects.didAsync ||= inner.effects.didAsync;
  for (const clause of expr.catches) types.push(inferCatch(session, clause, scope, expected));
  if (expr.finally) session.inferBlock(expr.finally, scope.child(), undefined);
  return expr.catches.length === 0 && swift ? types[0]! : joined(session, types);
}

/** The same function, in which what is thrown is caught. */
function inheriting(scope: Scope, throws: boolean): Scope['effects'] {
  const {effects} = scope;
  return {
    ...effects,
    throws,
    get returned() {
      return effects.returned;
    },
    get didAsync() {
      return effects.didAsync;
    },
    set didAsync(value: boolean) {
      effects.didAsync = value;
    },
  };
}

function catchesAll({pattern}: CatchClause): boolean {
  return pattern === undefined || (pattern.kind === 'bind' && pattern.type === undefined);
}

function inferCatch(session: Session, {pattern, body}: CatchClause, scope: Scope, expected: Type | undefined): Type {
  const inner = scope.child();
  if (session.language === 'swift') {
    const error = session.world.named('Error');
    inner.set('error', {type: error});
    if (pattern) bindPattern(session, pattern, error, inner);
  } else if (pattern) bindPattern(session, pattern, unknown, inner);
  return session.inferBlock(body, inner, expected);
}
