/** `if`, `when`, `try`, and what leaves. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, one, parts} from '../../native/grammar';
import type {Expr, Pattern, WhenCase} from '../../native/ir';
import type {Lowering, Rules} from '../../native/lowering/rules';
import {toBlock} from './statements';
import {typeIn} from './types';

export const BRANCHES: Rules = {
  if_expression: toIf,
  when_expression: toWhen,
  try_expression: toTry,
  jump_expression: toJump,
  control_structure_body: (node, to) => ({kind: 'if', conds: [], then: toBlock(node, to), at: at(node)}),
};

function toJump(node: Node, to: Lowering): Expr {
  const how = /^(return|throw|break|continue)/.exec(node.text)![1] as 'return' | 'throw' | 'break' | 'continue';
  const value = kids(node).find((child) => child.type !== 'label');
  const label = one(node, 'label')?.text;
  return {kind: 'jump', how, ...(value && {value: to.expr(value)}), ...(label && {label}), at: at(node)};
}

function toIf(node: Node, to: Lowering): Expr {
  const children = parts(node);
  const other = children.findIndex((child) => child.type === 'else');
  const bodies = children.filter((child) => child.type === 'control_structure_body');
  const cond = children[children.findIndex((child) => child.type === '(') + 1]!;
  const then = bodies.find((body) => other === -1 || body.startIndex < children[other]!.startIndex);
  const rest = other === -1 ? undefined : bodies.find((body) => body.startIndex > children[other]!.startIndex);
  return {
    kind: 'if',
    conds: [{kind: 'test', value: to.expr(cond)}],
    then: toBlock(then, to),
    ...(other !== -1 && {else: toBlock(rest, to)}),
    at: at(node),
  };
}

function toWhen(node: Node, to: Lowering): Expr {
  const subjectNode = one(node, 'when_subject');
  const variable = subjectNode && one(subjectNode, 'variable_declaration');
  const subject = subjectNode && kids(subjectNode).at(-1);
  const binding = variable && one(variable, 'simple_identifier')!.text;
  return {
    kind: 'when',
    ...(subject && {subject: to.expr(subject)}),
    ...(binding && {binding}),
    cases: all(node, 'when_entry').map((entry): WhenCase => ({
      patterns: all(entry, 'when_condition').map((child) => toWhenPattern(child, to)),
      body: toBlock(one(entry, 'control_structure_body'), to),
    })),
    at: at(node),
  };
}

function toWhenPattern(node: Node, to: Lowering): Pattern {
  const place = at(node);
  const inner = parts(node)[0]!;
  if (inner.type === 'type_test')
    return {kind: 'is', type: typeIn(inner)!, ...(inner.text.startsWith('!') && {negated: true}), at: place};
  if (inner.type === 'range_test') return {kind: 'in', value: to.expr(kids(inner).at(-1)!), at: place};
  return {kind: 'value', value: to.expr(inner), at: place};
}

function toTry(node: Node, to: Lowering): Expr {
  const rest = one(node, 'finally_block');
  return {
    kind: 'try',
    body: to.statements(one(node, 'statements')),
    catches: all(node, 'catch_block').map((block) => {
      const name = one(block, 'simple_identifier')!;
      const type = typeIn(block);
      return {
        pattern: {kind: 'bind', name: name.text, ...(type && {type}), at: at(name)},
        body: to.statements(one(block, 'statements')),
      };
    }),
    ...(rest && {finally: to.statements(one(rest, 'statements'))}),
    at: at(node),
  };
}
