/** Infers the types of operators, casts, `try` and `await`. */
import type {Expr, ExprOf, Span} from '../ir';
import {show} from '../model/messages';
import type {Scope} from '../model/scope';
import {informative, isVoid, optional, present, prune, settled, unknown, type Named, type Type} from '../model/types';
import {joined} from './join';
import {checkChangeable} from './mutability';
import {checkBoolean} from './patterns';
import {FLOATS, INTEGERS, isBasic} from './relation';
import type {Session} from './session';

type Binary = ExprOf<'binary'>;

const EQUALITY = new Set(['==', '!=', '===', '!==', '~=']);
const ORDER = new Set(['<', '>', '<=', '>=']);
const BRANCHING = new Set(['ternary', 'if', 'switch']);

export function inferBinary(session: Session, expr: Binary, scope: Scope, expected: Type | undefined): Type {
  const {op} = expr;
  if (op === '&&' || op === '||') {
    checkBoolean(session, expr.left, scope);
    checkBoolean(session, expr.right, scope);
    return session.bool;
  }
  if (op === '??') return inferDefault(session, expr, scope, expected);
  if (EQUALITY.has(op) || ORDER.has(op)) return inferComparison(session, expr, scope);
  // The expected type helps to infer literals. Operands with branches don't get it, because their branches may have a
  // different type.
  const left = session.infer(expr.left, scope, BRANCHING.has(expr.left.kind) ? undefined : expected);
  const right = session.infer(expr.right, scope, left);
  if (op === '...' || op === '..<') {
    const bound = prune(left);
    // A variable, because the use of `0...1` can make it a range of `Double`.
    const element: Type = bound.kind === 'named' ? {kind: 'var', cell: {name: 'Bound', bound}} : unknown;
    session.relation.assign(right, element);
    return session.world.named(op === '...' ? 'ClosedRange' : 'Range', [element]);
  }
  if (op === '+' && isMixedText(left, right)) return textSum(left, expected);
  return arithmetic(session, expr, prune(left), prune(right));
}

/** Infers the type of `a ?? b`. */
function inferDefault(session: Session, expr: Binary, scope: Scope, expected: Type | undefined): Type {
  const known = informative(expected);
  const left = prune(session.infer(expr.left, scope, known && optional(known)));
  const value = present(left);
  const right = prune(session.infer(expr.right, scope, known ?? (left.kind === 'opt' ? value : undefined)));
  if (left.kind === 'nil') return right;
  const type = joined(session, [value, present(right)]);
  if (type) return right.kind === 'opt' || right.kind === 'nil' ? optional(type) : type;
  // Both sides may still fit an expected type such as `Any`.
  const wanted = expected && present(expected);
  if (wanted && session.couldAssign(value, wanted) && session.couldAssign(present(right), wanted)) return expected;
  session.report(expr.right.at, `\`${show(right)}\` can't be the default of \`${show(left)}\`: the types differ.`);
  return value;
}

function inferComparison(session: Session, expr: Binary, scope: Scope): Type {
  const left = prune(session.infer(expr.left, scope));
  const right = prune(session.infer(expr.right, scope, left));
  if (ORDER.has(expr.op)) checkOrdered(session, expr, left, right);
  else if (expr.op === '==' || expr.op === '!=') checkEquatable(session, expr, present(left), present(right));
  return session.bool;
}

/** Reports operands that can't be ordered: optionals, and values of unrelated types. */
function checkOrdered(session: Session, expr: Binary, left: Type, right: Type): void {
  const absent = left.kind === 'opt' || left.kind === 'nil' ? left : right;
  if (absent.kind === 'opt' || absent.kind === 'nil')
    return session.report(expr.at, `\`${show(absent)}\` is optional: unwrap it before \`${expr.op}\`.`);
  if (left.kind !== 'named' || right.kind !== 'named') return;
  if ((isPlain(left) || isPlain(right)) && !areRelated(session, left, right))
    session.report(expr.at, `\`${show(left)}\` and \`${show(right)}\` have no \`${expr.op}\`.`);
}

function checkEquatable(session: Session, expr: Binary, left: Type, right: Type): void {
  if (left.kind !== 'named' || right.kind !== 'named') return;
  if (left.symbol === right.symbol && ![expr.left, expr.right].some(isNil) && !isComparable(session, left))
    return session.report(expr.at, `\`${show(left)}\` has no \`${expr.op}\`: make it conform to \`Equatable\`.`);
  if ((isPlain(left) || isPlain(right)) && !areRelated(session, left, right))
    session.report(expr.at, `\`${show(left)}\` and \`${show(right)}\` are compared; they are never equal.`);
}

function isNil(expr: Expr): boolean {
  return expr.kind === 'literal' ? expr.of === 'nil' : expr.kind === 'member' && !expr.on && expr.name === 'none';
}

/**
 * Whether two values of a type may be compared with `==`. They can't if the sample declares the type without any
 * supertype and without `==`. Enums without associated values can always be compared.
 */
function isComparable({world}: Session, {symbol}: Named): boolean {
  const {form, supers, cases} = symbol.decl;
  if (symbol.origin !== 'sample' || supers.length > 0 || world.supersOf(symbol).length > 0) return true;
  if (form === 'enum' ? !cases.some(({params}) => params) : form !== 'struct' && form !== 'class') return true;
  return world.declares('==');
}

/**
 * Whether values of a type can be compared only with values of the same type. This is so for numbers, strings,
 * booleans, dates, data and enums.
 */
function isPlain({symbol: {name, decl}}: Named): boolean {
  return decl.form === 'enum' || INTEGERS.has(name) || FLOATS.has(name) || /^(?:String|Bool|Date|Data)$/.test(name);
}

function areRelated(session: Session, a: Named, b: Named): boolean {
  return a.symbol === b.symbol || isMixedText(a, b) || session.couldAssign(a, b) || session.couldAssign(b, a);
}

/** Whether one of two types is `String` and the other is `Substring`. */
function isMixedText(a: Type, b: Type): boolean {
  const names = [a, b].map(nameOf).sort();
  return names[0] === 'String' && names[1] === 'Substring';
}

function nameOf(given: Type): string {
  const type = prune(given);
  return type.kind === 'named' ? type.symbol.name : '';
}

/** Returns the type of a `String` and a `Substring` together: the left operand's type, unless a `String` is expected. */
function textSum(left: Type, expected: Type | undefined): Type {
  const wanted = expected && present(expected);
  return settled(wanted && nameOf(wanted) === 'String' ? wanted : left);
}

/**
 * Returns the type of `left op right`, or of `left` after `left op= right`. Reports optionals, and types that have no
 * such operator.
 */
export function arithmetic(session: Session, {op, at}: {op: string; at: Span}, left: Type, right: Type): Type {
  if (left.kind === 'opt' || right.kind === 'opt') {
    session.report(at, `\`${show(left.kind === 'opt' ? left : right)}\` is optional: unwrap it before \`${op}\`.`);
    return unknown;
  }
  if (left.kind !== 'named' || right.kind !== 'named') return left;
  if (!areRelated(session, left, right) && !mayHaveOperator(session, op, left, right))
    session.report(at, `\`${show(left)}\` and \`${show(right)}\` have no \`${op}\`.`);
  return left.literal && right.literal !== 'int' ? right : left;
}

/** Types whose values can be increased by a number. */
const INCREASED_BY_NUMBERS: ReadonlySet<string> = new Set(['Date', 'DispatchTime']);

/** Whether an operator may take operands of unrelated types. */
function mayHaveOperator(session: Session, op: string, left: Named, right: Named): boolean {
  const {name} = right.symbol;
  const plain = op.replace(/=$/, '');
  if (plain === '<<' || plain === '>>') return true;
  if (INCREASED_BY_NUMBERS.has(left.symbol.name) && (INTEGERS.has(name) || FLOATS.has(name))) return true;
  if (left.symbol.name === 'Array' && session.world.someSuper(right.symbol, (base) => base.name === 'Sequence'))
    return true;
  return [op, plain].some((each) => session.world.declares(each));
}

export function inferUnary(session: Session, expr: ExprOf<'unary'>, scope: Scope, expected: Type | undefined): Type {
  if (expr.op === '!') {
    checkBoolean(session, expr.on, scope);
    return session.bool;
  }
  if (expr.op === '&') checkChangeable(session, expr.on, scope);
  return session.infer(expr.on, scope, expected);
}

export function inferCast(session: Session, expr: ExprOf<'cast'>, scope: Scope): Type {
  const type = session.resolveType(expr.type, scope);
  const given = session.infer(expr.on, scope, expr.how === 'as' && !BRANCHING.has(expr.on.kind) ? type : undefined);
  const [from, to] = [prune(given), prune(type)];
  if (expr.how === 'as' && isBasic(from) && isBasic(to) && !session.couldAssign(from, to))
    session.report(expr.at, `\`${show(from)}\` is never a \`${show(to)}\`: convert it with \`${show(to)}(…)\`.`);
  if (expr.how === 'is') return session.bool;
  return expr.how === 'as?' ? optional(type) : type;
}

export function inferMark(session: Session, expr: ExprOf<'mark'>, scope: Scope, expected: Type | undefined): Type {
  const soft = expr.try === 'try?';
  const wanted = soft && expected ? present(expected) : expected;
  const type = session.marked(expr, () => session.infer(expr.on, scope, wanted));
  return soft && !isVoid(type) ? optional(type) : type;
}
