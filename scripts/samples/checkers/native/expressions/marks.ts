/** What changes how an expression is taken: casts, `!`, Swift's `try` and `await`. */
import type {ExprOf} from '../ir';
import {isVoid} from '../relate';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {never, optional, present, prune, type Type} from '../types';

export function inferCast(session: Session, expr: ExprOf<'cast'>, scope: Scope): Type {
  const type = session.resolveType(expr.type, scope);
  session.infer(expr.on, scope, session.language === 'swift' && expr.how === 'as' ? type : undefined);
  if (expr.how === 'is' || expr.how === '!is') return session.boolean;
  return expr.how === 'as?' ? optional(type) : type;
}

export function inferMark(session: Session, expr: ExprOf<'mark'>, scope: Scope, expected: Type | undefined): Type {
  const soft = expr.try === 'try?';
  const wanted = soft && expected ? present(expected) : expected;
  const type = session.marked(expr, () => session.infer(expr.on, scope, wanted));
  return soft && !isVoid(type) ? optional(type) : type;
}

/** Swift's `x!` and Kotlin's `x!!`. */
export function inferForce(session: Session, {on}: ExprOf<'force'>, scope: Scope, expected: Type | undefined): Type {
  const type = prune(session.infer(on, scope, expected && optional(expected)));
  return type.kind === 'null' ? never : present(type);
}
