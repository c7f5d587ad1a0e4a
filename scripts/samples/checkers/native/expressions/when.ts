/** Kotlin's `when` and Swift's `switch`. */
import {checkBoolean} from '../flow/conditions';
import {joined} from '../flow/join';
import {narrowBy, pathOf} from '../flow/narrowing';
import {bindPattern} from '../flow/patterns';
import type {ExprOf, Pattern} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, unknown, type Type} from '../types';

/** What the cases look at. */
interface Subject {
  type: Type;
  /** The name that cases narrow, in Kotlin. */
  path?: string;
}

export function inferWhen(session: Session, expr: ExprOf<'when'>, scope: Scope, expected: Type | undefined): Type {
  const outer = scope.child();
  const type = expr.subject && session.infer(expr.subject, outer);
  if (expr.binding && type) outer.set(expr.binding, {type});
  const path = session.language === 'kotlin' ? (expr.binding ?? (expr.subject && pathOf(expr.subject))) : undefined;
  const subject = type && {type, ...(path !== undefined && {path})};
  const results = expr.cases.map((entry) => {
    const inner = outer.child();
    const alone = entry.patterns.length === 1;
    for (const pattern of entry.patterns) {
      if (subject) matchSubject(session, pattern, subject, alone, inner, outer);
      else matchNothing(session, pattern, alone, inner, outer);
    }
    if (entry.guard) checkBoolean(session, entry.guard, inner);
    return session.inferBlock(entry.body, inner, expected);
  });
  return joined(session, results);
}

/** Of `when (x) { … }`: what a case shows holds within it, and that `x` is not null in the cases behind `null`. */
function matchSubject(
  session: Session,
  pattern: Pattern,
  {type, path}: Subject,
  alone: boolean,
  inner: Scope,
  outer: Scope,
): void {
  bindPattern(session, pattern, type, inner);
  if (path === undefined) return;
  if (pattern.kind === 'is' && alone && !pattern.negated)
    inner.narrow(path, session.world.resolve(pattern.type, inner.env));
  if (pattern.kind === 'value' && pattern.value.kind === 'literal' && pattern.value.of === 'null')
    outer.narrow(path, present(type));
}

/** Of `when { … }`: each case is a condition, and those behind it know that it does not hold. */
function matchNothing(session: Session, pattern: Pattern, alone: boolean, inner: Scope, outer: Scope): void {
  if (pattern.kind !== 'value') return bindPattern(session, pattern, unknown, inner);
  checkBoolean(session, pattern.value, inner);
  if (alone) narrowBy(session, pattern.value, true, inner);
  narrowBy(session, pattern.value, false, outer);
}
