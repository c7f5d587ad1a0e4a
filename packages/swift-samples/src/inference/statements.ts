/** Infers blocks, statements and loops. */
import type {FuncDecl, Stmt, StmtOf, TypeDecl, VarDecl} from '../ir';
import {show} from '../model/messages';
import type {Scope} from '../model/scope';
import {
  argumentsOf,
  boundOf,
  isUnknown,
  never,
  prune,
  substitute,
  unknown,
  voidType,
  type Type,
  type TypeSymbol,
} from '../model/types';
import {inferDo, inferIf, inferSwitch} from './branches';
import {inferLink} from './chains';
import {inferFunction, inferVariable} from './declarations';
import {checkDuplicates} from './duplicates';
import {requireAsync, requireThrows} from './effects';
import {checkChangeable} from './mutability';
import {arithmetic} from './operators';
import {bindPattern, checkBoolean, inferConditions} from './patterns';
import type {Session} from './session';
import {checkType} from './types';

/** Infers a block. Returns the type of its last statement, or `never` if the block's end isn't reached. */
export function inferBlock(session: Session, body: readonly Stmt[], scope: Scope, expected: Type | undefined): Type {
  declareLocals(session, body, scope);
  let last: Type = voidType;
  let ended = false;
  for (const [index, statement] of body.entries()) {
    last = inferStatement(session, statement, scope, index === body.length - 1 ? expected : undefined);
    ended ||= prune(last).kind === 'never';
  }
  return ended ? never : last;
}

/** Infers a statement. Returns the type of a block that ends with this statement. */
export function inferStatement(session: Session, statement: Stmt, scope: Scope, expected: Type | undefined): Type {
  switch (statement.kind) {
    case 'expr':
      return inferExpressionStatement(session, statement, scope, expected);
    case 'block':
      return session.inferBlock(statement.body, scope.child());
    case 'assign':
      inferAssignment(session, statement, scope);
      break;
    case 'for':
      inferFor(session, statement, scope);
      break;
    case 'while': {
      const inner = scope.child();
      if (!statement.repeat) inferConditions(session, statement.conds, inner);
      session.inferBlock(statement.body, inner.child());
      if (statement.repeat) inferConditions(session, statement.conds, inner);
      break;
    }
    case 'guard':
      inferGuard(session, statement, scope);
      break;
    case 'func':
    case 'var':
    case 'type':
      inferDeclaration(session, statement, scope);
  }
  return voidType;
}

/** Infers an expression whose value is used only if a type is expected. */
function inferExpressionStatement(
  session: Session,
  {value}: StmtOf<'expr'>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const use = {asValue: expected !== undefined, expected};
  if (value.kind === 'if') return inferIf(session, value, scope, use);
  if (value.kind === 'switch') return inferSwitch(session, value, scope, use);
  if (value.kind === 'do') return inferDo(session, value, scope, {asValue: false, expected: undefined});
  return session.infer(value, scope, expected);
}

function inferGuard(session: Session, statement: StmtOf<'guard'>, scope: Scope): void {
  // The `else` can't use the names that the conditions bind.
  const type = session.inferBlock(statement.else, scope.child());
  inferConditions(session, statement.conds, scope, true);
  if (prune(type).kind !== 'never')
    session.report(
      statement.at,
      'The `else` of a `guard` must leave the scope: end it with `return`, `throw`, `continue` or `break`.',
    );
}

function inferAssignment(session: Session, {target, op, value, mark, at}: StmtOf<'assign'>, scope: Scope): void {
  session.marked(mark, () => {
    // `_ = x` takes any value.
    if (target.kind === 'name' && target.name === '_') return session.infer(value, scope);
    const {type: wanted} = inferLink(session, target, scope);
    checkChangeable(session, target, scope);
    const given = session.infer(value, scope, wanted);
    if (op !== '=') arithmetic(session, {op, at}, wanted, prune(given));
    else if (!session.relation.assign(given, wanted))
      session.report(value.at, `\`${show(given)}\` is assigned where \`${show(wanted)}\` is expected.`);
    return given;
  });
}

function inferFor(session: Session, statement: StmtOf<'for'>, scope: Scope): void {
  const over = prune(session.infer(statement.over, scope));
  const inner = scope.child();
  bindPattern(session, statement.pattern, elementOf(session, over, statement, scope), inner, {
    constant: 'loop variable',
  });
  if (statement.where) checkBoolean(session, statement.where, inner);
  session.inferBlock(statement.body, inner.child());
}

function elementOf(session: Session, over: Type, statement: StmtOf<'for'>, scope: Scope): Type {
  if (over.kind === 'unknown' || over.kind === 'never') return unknown;
  if (statement.await) return asyncElement(session, over, statement, scope);
  const element = elementIn(session, over, 'Sequence');
  if (element) return element;
  const problem = elementIn(session, over, 'AsyncSequence')
    ? 'is an asynchronous sequence: write `for try await`.'
    : over.kind === 'opt'
      ? 'is optional: unwrap it before the loop.'
      : "can't be looped over.";
  session.report(statement.over.at, `\`${show(over)}\` ${problem}`);
  return unknown;
}

function asyncElement(
  session: Session,
  over: Type,
  {over: {at: overAt}, try: tries, at}: StmtOf<'for'>,
  scope: Scope,
): Type {
  const element = elementIn(session, over, 'AsyncSequence');
  if (!element) {
    session.report(overAt, `\`${show(over)}\` isn't an asynchronous sequence: \`for await\` needs one.`);
    return unknown;
  }
  requireAsync(session, at, scope, '`for await`');
  if (over.kind === 'named' && over.symbol.name.includes('Throwing')) {
    if (!tries) session.report(at, `\`${show(over)}\` can throw: write \`for try await\`.`);
    else requireThrows(session, at, scope, 'What this loop throws');
  }
  return element;
}

/** Returns the type of a sequence's elements; undefined if the sequence's type doesn't conform to `protocol`. */
function elementIn(session: Session, given: Type, protocol: string, seen = new Set<TypeSymbol>()): Type | undefined {
  const type = prune(given);
  if (type.kind === 'param') {
    const bound = boundOf(type.param);
    return bound && (isUnknown(bound) ? unknown : elementIn(session, bound, protocol, seen));
  }
  if (type.kind !== 'named' || seen.has(type.symbol)) return undefined;
  seen.add(type.symbol);
  if (type.symbol.name === protocol) return type.args[0] ?? unknown;
  for (const base of session.world.supersOf(type.symbol)) {
    const found = elementIn(session, substitute(base, argumentsOf(type)), protocol, seen);
    if (found) return found;
  }
  return undefined;
}

/** Declares a block's functions and types first, because code can use them before their declaration. */
function declareLocals(session: Session, body: readonly Stmt[], scope: Scope): void {
  for (const statement of body) {
    if (statement.kind === 'func') {
      const {name} = statement;
      const member = session.world.member(name, statement, scope.env, undefined);
      scope.set(name, {type: unknown, functions: [...(scope.own(name)?.functions ?? []), member]});
    } else if (statement.kind === 'type' && statement.form !== 'extension') {
      session.world.declare(statement, scope.env, scope.env.type);
    }
  }
  checkDuplicates(session, body);
}

function inferDeclaration(session: Session, decl: FuncDecl | VarDecl | TypeDecl, scope: Scope): void {
  if (decl.kind === 'var') inferVariable(session, decl, scope);
  else if (decl.kind === 'func') inferFunction(session, decl, scope);
  else checkType(session, decl, scope);
}
