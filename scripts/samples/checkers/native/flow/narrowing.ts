/** What a Kotlin condition shows of the names in it. */
import type {Expr} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, type Type} from '../types';

interface Narrowing {
  path: string;
  type: Type;
}

/** `x` or `x.y.z`: what a condition can say something about. */
export function pathOf(expr: Expr): string | undefined {
  if (expr.kind === 'name') return expr.name;
  if (expr.kind !== 'member' || !expr.on) return undefined;
  const on = pathOf(expr.on);
  return on === undefined ? undefined : `${on}.${expr.name}`;
}

/** What holds where the condition is `outcome`. */
function narrowings(session: Session, cond: Expr, outcome: boolean, scope: Scope): Narrowing[] {
  if (cond.kind === 'unary' && cond.op === '!') return narrowings(session, cond.on, !outcome, scope);
  if (cond.kind === 'cast' && (cond.how === 'is') === outcome && (cond.how === 'is' || cond.how === '!is')) {
    const path = pathOf(cond.on);
    return path === undefined ? [] : [{path, type: session.world.resolve(cond.type, scope.env)}];
  }
  if (cond.kind === 'call' && cond.fn.kind === 'member' && cond.fn.on && /^isNullOr(?:Empty|Blank)$/.test(cond.fn.name))
    return outcome ? [] : nonNull(session, cond.fn.on, scope);
  if (cond.kind !== 'binary') return [];
  if (cond.op === (outcome ? '&&' : '||'))
    return [...narrowings(session, cond.left, outcome, scope), ...narrowings(session, cond.right, outcome, scope)];
  if (cond.op === (outcome ? '!=' : '==')) {
    if (isNull(cond.right)) return nonNull(session, cond.left, scope);
    if (isNull(cond.left)) return nonNull(session, cond.right, scope);
  }
  if (outcome && cond.op === '==' && !isNull(cond.right)) return chained(session, cond.left, scope);
  return [];
}

/** Keeps in `into` what Kotlin takes for shown where the condition is `outcome`. */
export function narrowBy(session: Session, cond: Expr, outcome: boolean, scope: Scope, into = scope): void {
  if (session.language !== 'kotlin') return;
  for (const {path, type} of narrowings(session, cond, outcome, scope)) into.narrow(path, type);
}

function isNull(expr: Expr): boolean {
  return expr.kind === 'literal' && expr.of === 'null';
}

function nonNull(session: Session, expr: Expr, scope: Scope): Narrowing[] {
  const path = pathOf(expr);
  const own = path === undefined ? [] : [{path, type: present(session.quietly(() => session.infer(expr, scope)))}];
  return [...own, ...chained(session, expr, scope)];
}

/** `x?.y` that is not null shows that `x` is not. */
function chained(session: Session, expr: Expr, scope: Scope): Narrowing[] {
  if (expr.kind === 'call') return expr.fn.kind === 'member' ? chained(session, expr.fn, scope) : [];
  if (expr.kind !== 'member' || !expr.on || !expr.safe) return [];
  return nonNull(session, expr.on, scope);
}
