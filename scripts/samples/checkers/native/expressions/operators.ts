/** Operators that compare, join conditions or stand in for what is absent. */
import {checkBoolean} from '../flow/conditions';
import {joined} from '../flow/join';
import {narrowBy, pathOf} from '../flow/narrowing';
import type {ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {optional, present, prune, unknown, type Named, type Type} from '../types';
import {arithmetic} from './arithmetic';

const COMPARING = new Set(['==', '!=', '===', '!==', '<', '>', '<=', '>=', 'in', '!in', '~=']);

type Binary = ExprOf<'binary'>;

export function inferBinary(session: Session, expr: Binary, scope: Scope, expected: Type | undefined): Type {
  const {op} = expr;
  if (op === '&&' || op === '||') return inferLogic(session, expr, scope);
  if (op === '?:' || op === '??') return inferFallback(session, expr, scope, expected);
  if (COMPARING.has(op)) return inferComparison(session, expr, scope);
  const left = session.infer(expr.left, scope, expected);
  const right = session.infer(expr.right, scope, session.language === 'swift' ? left : undefined);
  if (op === '..' || op === '...' || op === '..<') return rangeType(session, left, op);
  return arithmetic(session, expr, left, right, scope);
}

function inferLogic(session: Session, expr: Binary, scope: Scope): Type {
  checkBoolean(session, expr.left, scope);
  const right = scope.child();
  narrowBy(session, expr.left, expr.op === '&&', scope, right);
  checkBoolean(session, expr.right, right);
  return session.boolean;
}

/** Kotlin's `?:` and Swift's `??`. */
function inferFallback(session: Session, expr: Binary, scope: Scope, expected: Type | undefined): Type {
  const left = session.infer(expr.left, scope, expected && optional(expected));
  const wanted = expected ?? (prune(left).kind === 'opt' ? present(left) : undefined);
  const right = prune(session.infer(expr.right, scope, wanted));
  const path = pathOf(expr.left);
  if (right.kind === 'never' && session.language === 'kotlin' && path !== undefined) scope.narrow(path, present(left));
  if (right.kind === 'opt' || right.kind === 'null') return optional(joined(session, [present(left), present(right)]));
  return prune(left).kind === 'null' ? right : joined(session, [present(left), right]);
}

function inferComparison(session: Session, expr: Binary, scope: Scope): Type {
  const left = session.infer(expr.left, scope);
  const right = session.infer(expr.right, scope, expr.op.endsWith('in') ? undefined : left);
  if (/^[=!]=$/.test(expr.op)) checkComparable(session, expr, present(left), present(right));
  return session.boolean;
}

/** Enums, texts and booleans are only equal to their like. */
function checkComparable(session: Session, expr: Binary, a: Type, b: Type): void {
  if (a.kind !== 'named' || b.kind !== 'named' || a.symbol === b.symbol) return;
  if (!isSimple(a) && !isSimple(b)) return;
  const {value: related} = session.trial(
    () => session.relation.assign(a, b) || session.relation.assign(b, a),
    () => false,
  );
  if (!related)
    session.report(expr.at, `\`${session.show(a)}\` and \`${session.show(b)}\` are compared; they are never equal.`);
}

function isSimple({symbol}: Named): boolean {
  return symbol.decl.form === 'enum' || /^(?:String|Bool|Boolean)$/.test(symbol.name);
}

function rangeType(session: Session, left: Type, op: string): Type {
  const item = prune(left);
  const bound = item.kind === 'named' ? item : undefined;
  if (session.language === 'kotlin')
    return session.world.named(bound?.symbol.name === 'Long' ? 'LongRange' : 'IntRange');
  return session.world.named(op === '...' ? 'ClosedRange' : 'Range', undefined, [bound ?? unknown]);
}

export function inferUnary(session: Session, expr: ExprOf<'unary'>, scope: Scope, expected: Type | undefined): Type {
  if (expr.op !== '!') return session.infer(expr.on, scope, expected);
  checkBoolean(session, expr.on, scope);
  return session.boolean;
}
