/** Expressions, by their nodes' types. */
import type {Node} from 'web-tree-sitter';
import {at, kids} from '../../native/grammar';
import type {Expr} from '../../native/ir';
import {other, ruleFinder, SHARED, type Lowering} from '../../native/lowering/rules';
import {BRANCHES} from './branches';
import {CALLS} from './calls';
import {toClass} from './declarations';
import {LAMBDAS} from './lambdas';
import {LITERALS} from './literals';
import {MEMBERS} from './members';
import {OPERATORS} from './operators';

const ruleOf = ruleFinder(SHARED, LITERALS, MEMBERS, CALLS, LAMBDAS, OPERATORS, BRANCHES, {
  spread_expression: (node, to) => to.expr(kids(node)[0]!),
  labeled_expression: (node, to) => to.expr(kids(node).at(-1)!),
  annotated_expression: (node, to) => to.expr(kids(node).at(-1)!),
  object_literal: (node, to) => ({kind: 'object', type: {...toClass(node, to), form: 'class'}, at: at(node)}),
});

export function toExpr(node: Node, to: Lowering): Expr {
  const rule = ruleOf(node);
  return rule ? rule(node, to) : other(node, kids(node), to);
}
