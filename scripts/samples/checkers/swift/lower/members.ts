/** What is read from a receiver. */
import type {Node} from 'web-tree-sitter';
import {at, kids, one, parts} from '../../native/grammar';
import type {Expr} from '../../native/ir';
import type {Rules} from '../../native/lowering/rules';
import type {SwiftLowering} from './lowering';
import {toType, TYPE_NODES} from './types';

export const MEMBERS: Rules<SwiftLowering> = {
  navigation_expression: toNavigation,
  directly_assignable_expression: (node, to) => to.expr(kids(node)[0]!),
  parenthesized_expression: (node, to) => to.expr(kids(node)[0]!),
  optional_chaining_marker: (node, to) => ({kind: 'chain', on: to.expr(kids(node)[0]!), at: at(node)}),
  key_path_expression: (node) => ({kind: 'keyPath', path: [], at: at(node)}),
};

function toNavigation(node: Node, to: SwiftLowering): Expr {
  const children = parts(node);
  const on = children[0]!;
  const suffix = one(node, 'navigation_suffix')!;
  const name = kids(suffix)[0];
  if (on.type === 'key_path_expression' || isKeyPath(on)) return {kind: 'keyPath', path: [], at: at(node)};
  return {
    kind: 'member',
    on: TYPE_NODES.includes(on.type) ? {kind: 'type', type: toType(on), at: at(on)} : to.expr(on),
    name: name?.text ?? '',
    args: [],
    safe: children.some((child) => child.type === '?'),
    at: at(node),
    nameAt: at(name ?? suffix),
  };
}

function isKeyPath(node: Node): boolean {
  return node.type === 'navigation_expression' && node.text.startsWith('\\');
}

/** To the grammar `!a.b` is `(!a).b`; Swift means `!(a.b)`. */
export function hoisted(expr: Expr): Expr {
  const inner =
    expr.kind === 'member' || expr.kind === 'index' || expr.kind === 'force' || expr.kind === 'chain'
      ? expr.on
      : expr.kind === 'call'
        ? expr.fn
        : undefined;
  if (inner?.kind !== 'unary' || !/^[!\-~&+]$/.test(inner.op)) return expr;
  const moved = expr.kind === 'call' ? {...expr, fn: inner.on} : ({...expr, on: inner.on} as Expr);
  return {...inner, on: hoisted(moved)};
}
