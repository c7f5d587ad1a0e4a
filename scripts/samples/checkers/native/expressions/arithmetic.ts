/** Operators that reckon: `a + b`. */
import type {At, ExprOf} from '../ir';
import {membersOf} from '../lookup/members';
import {reportMissingImport} from '../lookup/missing';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, unknown, type Type} from '../types';

/** Kotlin's operators are functions by these names. */
const OPERATORS: Readonly<Record<string, string>> = {'+': 'plus', '-': 'minus', '*': 'times', '/': 'div', '%': 'rem'};

/** Of two numbers, the result is of the type that comes later. */
const RANKS = ['Byte', 'Short', 'Int', 'Long', 'Float', 'Double'];

/** @param scope - where Kotlin's extensions are looked up */
export function arithmetic(session: Session, expr: ExprOf<'binary'>, left: Type, right: Type, scope: Scope): Type {
  const a = prune(left);
  const b = prune(right);
  const number = numberType(a, b);
  if (number) return number;
  return session.language === 'swift' ? swiftResult(session, expr, a, b) : kotlinResult(session, expr, a, b, scope);
}

/** What two numbers give; undefined where one of them is none. */
function numberType(a: Type, b: Type): Type | undefined {
  if (a.kind !== 'named' || b.kind !== 'named') return undefined;
  const [first, second] = [RANKS.indexOf(a.symbol.name), RANKS.indexOf(b.symbol.name)];
  if (first === -1 || second === -1) return undefined;
  if (a.literal && b.literal) return a.literal === 'float' ? a : b;
  if (a.literal) return b;
  return b.literal || first >= second ? a : b;
}

function swiftResult(session: Session, {op, at}: ExprOf<'binary'>, a: Type, b: Type): Type {
  if (a.kind === 'opt' || b.kind === 'opt') {
    const absent = session.show(a.kind === 'opt' ? a : b);
    session.report(at, `\`${absent}\` is optional: unwrap it before \`${op}\`.`);
    return unknown;
  }
  if (a.kind !== 'named' || b.kind !== 'named') return a;
  if (a.literal) return b;
  if (a.symbol !== b.symbol && !session.relation.assign(b, a) && !session.relation.assign(a, b))
    reportNone(session, op, a, b, at);
  return a;
}

function kotlinResult(session: Session, {op, at}: ExprOf<'binary'>, a: Type, b: Type, scope: Scope): Type {
  const operator = OPERATORS[op];
  if (!operator || a.kind === 'unknown' || a.kind === 'var') return a;
  const candidates = (membersOf(session, a, operator, scope) ?? []).filter(({params}) => params.length === 1);
  const fitting = candidates.find(({params}) => session.assigns(b, params[0]!.type));
  if (!fitting) {
    reportNone(session, op, a, b, at);
    return unknown;
  }
  if (fitting.missing !== undefined) reportMissingImport(session, operator, fitting.missing, at);
  return fitting.result;
}

function reportNone(session: Session, op: string, a: Type, b: Type, at: At): void {
  session.report(at, `\`${session.show(a)}\` and \`${session.show(b)}\` have no \`${op}\`.`);
}
