/**
 * Reads code with types that the grammar takes for something else: `Box<Int> { … }` for comparisons, and `[name].first`
 * for a member of the type `[name]`. Types begin with a capital letter, and other names don't.
 */
import type {Expr, TypeRef} from '../ir';
import {kids, parts, spanOf, type Node} from '../syntax';
import {nameExpr, type Lowering} from './context';
import {isType, toType} from './types';

/**
 * Lowers `Box<Int> { … }` and `Box<Int>.member`, which the grammar reads as `Box < (Int > { … })`. Returns undefined
 * for other comparisons.
 */
export function genericUse(node: Node, to: Lowering): Expr | undefined {
  const [name, less, rest] = parts(node);
  if (less?.text !== '<' || rest?.type !== 'comparison_expression') return undefined;
  const [argument, greater, use] = parts(rest);
  if (greater?.text !== '>' || !argument || !use || !/^[.{]/.test(use.text)) return undefined;
  if (name?.type !== 'simple_identifier' || !/^[A-Z]/.test(name.text)) return undefined;
  const at = spanOf(name);
  const type: TypeRef = {kind: 'named', path: [{name: name.text, args: [typeOf(argument)]}], at};
  return withReceiver({kind: 'type', type, at}, to.expr(use));
}

/** Returns the type that the grammar read as an expression: `Int`, `A.B`, `[Int]`. */
function typeOf(node: Node): TypeRef {
  const at = spanOf(node);
  const inner = kids(node);
  if (isType(node)) return toType(node);
  switch (node.type) {
    case 'simple_identifier':
      return {kind: 'named', path: [{name: node.text, args: []}], at};
    case 'navigation_expression':
      return {kind: 'named', path: node.text.split('.').map((name) => ({name: name.trim(), args: []})), at};
    case 'array_literal':
      return {kind: 'named', path: [{name: 'Array', args: inner.map(typeOf)}], at};
    case 'dictionary_literal':
      return {kind: 'named', path: [{name: 'Dictionary', args: inner.map(typeOf)}], at};
    case 'tuple_expression':
      return {kind: 'tuple', items: inner.map((item) => ({type: typeOf(item)})), at};
    default:
      return {kind: 'any', at};
  }
}

/** Gives an expression that begins with `.name` or with a closure the type before it. */
function withReceiver(type: Expr, expr: Expr): Expr {
  const at = {...type.at, end: expr.at.end};
  if (expr.kind === 'closure') return {kind: 'call', fn: type, args: [{value: expr, trailing: true}], at};
  if (expr.kind === 'member') return {...expr, on: expr.on ? withReceiver(type, expr.on) : type, at};
  if (expr.kind === 'call') return {...expr, fn: withReceiver(type, expr.fn), at};
  if (expr.kind === 'binary') return {...expr, left: withReceiver(type, expr.left), at};
  if (expr.kind === 'subscript' || expr.kind === 'force' || expr.kind === 'chain')
    return {...expr, on: withReceiver(type, expr.on), at};
  return expr;
}

/** Lowers `[name]` and `[name: name]` where the grammar reads a type. Returns undefined if it is a type. */
export function literalOfNames(node: Node): Expr | undefined {
  const names = kids(node);
  if (names.length === 0 || !names.every(isPath) || !names.some(endsInValue)) return undefined;
  const [first, second] = names.map(pathExpr);
  const at = spanOf(node);
  if (node.type === 'array_type') return {kind: 'array', items: [first!], at};
  if (node.type !== 'dictionary_type' || !second) return undefined;
  return {kind: 'dictionary', items: [{key: first!, value: second}], at};
}

/** Whether a type is only names with dots between them. */
function isPath(node: Node): boolean {
  return node.type === 'user_type' && kids(node).every(({type}) => type === 'type_identifier');
}

function endsInValue(path: Node): boolean {
  return /^[a-z_`]/.test(kids(path).at(-1)!.text);
}

/** Lowers a path that the grammar read as a type to a name and its members. */
function pathExpr(path: Node): Expr {
  const [first, ...rest] = kids(path);
  return rest.reduce<Expr>((on, part) => {
    const nameAt = spanOf(part);
    return {kind: 'member', on, name: part.text, safe: false, at: {...on.at, end: nameAt.end}, nameAt};
  }, nameExpr(first!));
}
