/** Conditions: what they bind, and what they show of the names in them. */
import type {Condition, Expr} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {optional, present, prune} from '../types';
import {narrowBy} from './narrowing';
import {bindPattern} from './patterns';

export function checkBoolean(session: Session, expr: Expr, scope: Scope): void {
  const {boolean} = session;
  const type = session.infer(expr, scope, boolean);
  if (!session.relation.assign(type, boolean))
    session.report(expr.at, `A condition is \`${session.show(boolean)}\`; this is \`${session.show(type)}\`.`);
}

/** Declares what the conditions bind in `then`; what they deny goes to `other`. */
export function inferConditions(session: Session, conds: readonly Condition[], then: Scope, other: Scope): void {
  for (const cond of conds) {
    if (cond.kind === 'test') {
      checkBoolean(session, cond.value, then);
      narrowBy(session, cond.value, true, then);
      narrowBy(session, cond.value, false, other);
    } else if (cond.kind === 'unwrap') inferUnwrap(session, cond, then);
    else bindPattern(session, cond.pattern, session.infer(cond.value, then), then);
  }
}

/** `if let x = y` */
function inferUnwrap(session: Session, cond: Extract<Condition, {kind: 'unwrap'}>, scope: Scope): void {
  const wanted = cond.type && session.resolveType(cond.type, scope);
  const type = prune(session.infer(cond.value, scope, wanted && optional(wanted)));
  if (type.kind !== 'opt' && type.kind !== 'unknown' && type.kind !== 'var' && type.kind !== 'null')
    session.report(cond.at, `\`${session.show(type)}\` is not optional; there is nothing to unwrap.`);
  bindPattern(session, cond.pattern, wanted ?? present(type), scope);
}
