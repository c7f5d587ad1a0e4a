/** Infers the types of `if`, `? :`, `switch`, `do`, and the statements that jump. */
import type {CatchClause, Expr, ExprOf, Span, Stmt} from '../ir';
import {show} from '../model/messages';
import type {Effects, Scope} from '../model/scope';
import {informative, never, prune, unknown, voidType, type Type} from '../model/types';
import {requireThrows} from './effects';
import {firstUncovered} from './exhaustive';
import {joinBranches, joined, type Branch} from './join';
import {bindPattern, checkBoolean, inferConditions} from './patterns';
import {isBasic} from './relation';
import type {Session} from './session';

/** How an `if`, `switch` or `do` is used. */
export interface Use {
  /** True for an expression, which gives a value; false for a statement, whose branches may have different types. */
  asValue: boolean;
  /** The expected type of the value; ignored for a statement. */
  expected: Type | undefined;
}

function joinFor(session: Session, branches: readonly Branch[], {asValue, expected}: Use): Type {
  if (asValue) return joinBranches(session, branches, expected);
  return (
    joined(
      session,
      branches.map(({type}) => type),
    ) ?? unknown
  );
}

function branch(session: Session, body: readonly Stmt[], scope: Scope, at: Branch['at'], use: Use): Branch {
  const type = session.inferBlock(body, scope, use.asValue ? use.expected : undefined);
  return {type, at: body.at(-1)?.at ?? at};
}

export function inferIf(session: Session, expr: ExprOf<'if'>, scope: Scope, use: Use): Type {
  const inner = scope.child();
  inferConditions(session, expr.conds, inner);
  const then = branch(session, expr.then, inner.child(), expr.at, use);
  if (!expr.else) return voidType;
  return joinFor(session, [then, branch(session, expr.else, scope.child(), expr.at, use)], use);
}

export function inferTernary(
  session: Session,
  expr: ExprOf<'ternary'>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  checkBoolean(session, expr.cond, scope);
  const wanted = informative(expected);
  const then = session.infer(expr.then, scope, wanted);
  const otherwise = session.infer(expr.else, scope, wanted ?? (isImplicit(expr.else) ? then : undefined));
  const branches = [
    {type: then, at: expr.then.at},
    {type: otherwise, at: expr.else.at},
  ];
  return joinBranches(session, branches, expected);
}

/** Whether an expression is `.member` or `.member(…)`. */
function isImplicit(expr: Expr): boolean {
  return expr.kind === 'member' ? !expr.on || isImplicit(expr.on) : expr.kind === 'call' && isImplicit(expr.fn);
}

export function inferSwitch(session: Session, expr: ExprOf<'switch'>, scope: Scope, use: Use): Type {
  const subject = session.infer(expr.subject, scope);
  const branches = expr.cases.map((entry) => {
    const inner = scope.child();
    for (const pattern of entry.patterns) bindPattern(session, pattern, subject, inner);
    if (entry.guard) checkBoolean(session, entry.guard, inner);
    return branch(session, entry.body, inner.child(), expr.at, use);
  });
  const missing = firstUncovered(session, subject, expr.cases);
  if (missing !== undefined)
    session.report(
      expr.at,
      missing === '_'
        ? `This \`switch\` doesn't cover every \`${show(subject)}\`: add a \`default\`.`
        : `This \`switch\` doesn't cover \`${missing}\`: add a case for it, or a \`default\`.`,
    );
  return joinFor(session, branches, use);
}

export function inferDo(session: Session, expr: ExprOf<'do'>, scope: Scope, use: Use): Type {
  const isComplete = expr.catches.some(catchesAll);
  const inner = scope.child(isComplete ? {effects: catchingEffects(scope.effects)} : {});
  const branches = [branch(session, expr.body, inner, expr.at, use)];
  for (const clause of expr.catches) branches.push(inferCatch(session, clause, scope, expr.at, use));
  return joinFor(session, branches, use);
}

function catchesAll({pattern}: CatchClause): boolean {
  return pattern === undefined || pattern.kind === 'bind' || pattern.kind === 'wild';
}

/** Returns the effects for code in a `do` that catches every error: such code may throw. */
function catchingEffects(effects: Effects): Effects {
  return {
    ...effects,
    throws: true,
    returned: effects.returned,
    get didAsync() {
      return effects.didAsync;
    },
    set didAsync(value: boolean) {
      effects.didAsync = value;
    },
  };
}

function inferCatch(session: Session, {pattern, body}: CatchClause, scope: Scope, at: Branch['at'], use: Use): Branch {
  const inner = scope.child();
  const error = session.world.named('Error');
  if (pattern) bindPattern(session, pattern, error, inner);
  else inner.set('error', {type: error, constant: 'let'});
  return branch(session, body, inner.child(), at, use);
}

export function inferJump(session: Session, expr: ExprOf<'jump'>, scope: Scope): Type {
  if (expr.how === 'return') inferReturn(session, expr, scope);
  if (expr.how === 'throw') {
    if (expr.value) checkThrown(session, session.infer(expr.value, scope), expr.value.at);
    requireThrows(session, expr.at, scope, 'What is thrown here');
  }
  return never;
}

/** Reports a thrown value whose type doesn't conform to `Error`. */
function checkThrown(session: Session, given: Type, at: Span): void {
  const type = prune(given);
  // The platform's declarations don't list every type that conforms.
  const isKnown = type.kind === 'named' && (type.symbol.origin === 'sample' || isBasic(type));
  if (isKnown && !session.couldAssign(type, session.world.named('Error')))
    session.report(at, `\`${show(type)}\` can't be thrown: it doesn't conform to \`Error\`.`);
}

function inferReturn(session: Session, {value, at}: ExprOf<'jump'>, scope: Scope): void {
  const wanted = scope.effects.result;
  const type = value ? session.infer(value, scope, wanted) : voidType;
  scope.effects.returned.push(type);
  if (wanted && !session.relation.assign(type, wanted))
    session.report(at, `\`${show(type)}\` is returned where \`${show(wanted)}\` is expected.`);
}
