/** `if`, `switch`, `do`, and what leaves. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, one, parts} from '../../native/grammar';
import type {Expr, WhenCase} from '../../native/ir';
import type {Rules} from '../../native/lowering/rules';
import {block} from './blocks';
import {before, toConditions} from './conditions';
import type {SwiftLowering} from './lowering';
import {toPattern} from './patterns';

export const BRANCHES: Rules<SwiftLowering> = {
  if_statement: toIf,
  switch_statement: toSwitch,
  do_statement: toDo,
  control_transfer_statement: toJump,
  ternary_expression: (node, to) => {
    const [cond, then, other] = kids(node);
    return {kind: 'ternary', cond: to.expr(cond!), then: to.expr(then!), else: to.expr(other!), at: at(node)};
  },
};

function toJump(node: Node, to: SwiftLowering): Expr {
  const how = /^(return|throw|break|continue)/.exec(node.text)?.[1] as
    'return' | 'throw' | 'break' | 'continue' | undefined;
  const value = kids(node).find((child) => child.type !== 'throw_keyword');
  const given = value && (how === 'return' || how === 'throw') ? value : undefined;
  return {kind: 'jump', how: how ?? 'return', ...(given && {value: to.expr(given)}), at: at(node)};
}

function toIf(node: Node, to: SwiftLowering): Expr {
  const children = parts(node);
  const other = children.findIndex((child) => child.type === 'else');
  const first = children.find(
    (child) => child.type === 'statements' && (other === -1 || child.startIndex < children[other]!.startIndex),
  );
  const rest = other === -1 ? [] : children.slice(other + 1);
  const next = rest.find((child) => child.type === 'if_statement');
  const last = rest.find((child) => child.type === 'statements');
  return {
    kind: 'if',
    conds: toConditions(before(node, '{'), to),
    then: to.statements(first),
    ...(other !== -1 && {
      else: next ? [{kind: 'expr', value: to.expr(next), at: at(next)}] : to.statements(last),
    }),
    at: at(node),
  };
}

function toSwitch(node: Node, to: SwiftLowering): Expr {
  const children = parts(node);
  return {
    kind: 'when',
    subject: to.expr(children[1]!),
    cases: all(node, 'switch_entry').map((entry): WhenCase => {
      const where = parts(entry).findIndex((child) => child.type === 'where_keyword');
      const guard = where === -1 ? undefined : parts(entry)[where + 1];
      return {
        patterns: all(entry, 'switch_pattern').map((pattern) => toPattern(pattern, to)),
        ...(guard && {guard: to.expr(guard)}),
        body: block(entry, to),
      };
    }),
    at: at(node),
  };
}

function toDo(node: Node, to: SwiftLowering): Expr {
  return {
    kind: 'try',
    body: block(node, to),
    catches: all(node, 'catch_block').map((clause) => {
      const pattern = one(clause, 'pattern');
      return {...(pattern && {pattern: toPattern(pattern, to)}), body: block(clause, to)};
    }),
    at: at(node),
  };
}
