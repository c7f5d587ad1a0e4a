/** Expressions, by their nodes' types, with the marks before them. */
import type {Node} from 'web-tree-sitter';
import {at, kids} from '../../native/grammar';
import type {Expr} from '../../native/ir';
import {other, ruleFinder, SHARED} from '../../native/lowering/rules';
import {BRANCHES} from './branches';
import {CALLS} from './calls';
import {toLambda} from './lambdas';
import {LITERALS} from './literals';
import type {SwiftLowering} from './lowering';
import {hoisted, MEMBERS} from './members';
import {OPERATORS} from './operators';
import {toType, TYPE_NODES} from './types';

const ruleOf = ruleFinder<SwiftLowering>(SHARED, LITERALS, MEMBERS, CALLS, OPERATORS, BRANCHES, {
  lambda_literal: toLambda,
  open_start_range_expression: (node, to) => other(node, kids(node), to),
  open_end_range_expression: (node, to) => other(node, kids(node), to),
  try_expression: (node, to) => to.expr(kids(node).at(-1)!),
  await_expression: (node, to) => to.expr(kids(node).at(-1)!),
});

export function toExpr(node: Node, to: SwiftLowering): Expr {
  const mark = to.marks.take(node.startIndex);
  const expr = hoisted(unmarked(node, to));
  return mark ? {kind: 'mark', ...mark, on: expr, at: at(node)} : expr;
}

function unmarked(node: Node, to: SwiftLowering): Expr {
  const rule = ruleOf(node);
  if (rule) return rule(node, to);
  if (TYPE_NODES.includes(node.type)) return {kind: 'type', type: toType(node), at: at(node)};
  return other(
    node,
    kids(node).filter((child) => !/^(?:modifiers|attribute)$/.test(child.type)),
    to,
  );
}
