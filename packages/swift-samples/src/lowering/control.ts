/** Lowers `if`, `switch`, `do`, `? :`, and the statements that jump. */
import type {Expr, Span, Stmt, SwitchCase} from '../ir';
import {all, kids, one, parts, spanOf, type Node} from '../syntax';
import {before, block, type Lowering, type Rules} from './context';
import {toConditions, toPattern} from './patterns';

export const CONTROL: Rules = {
  if_statement: toIf,
  switch_statement: toSwitch,
  do_statement: toDo,
  control_transfer_statement: toJump,
  ternary_expression: (node, to) => {
    // An operand isn't always a named node, because the grammar also accepts an operator alone.
    const [cond, then, other] = parts(node)
      .filter(({type}) => type !== '?' && type !== ':')
      .map(to.expr);
    return ternary(cond!, then!, other!, spanOf(node));
  },
};

/**
 * Nests ternaries as Swift does. The grammar reads `a ? b : c ? d : e` as `(a ? b : c) ? d : e`. Swift reads it as
 * `a ? b : (c ? d : e)`.
 */
function ternary(cond: Expr, then: Expr, other: Expr, at: Span): Expr {
  if (cond.kind !== 'ternary') return {kind: 'ternary', cond, then, else: other, at};
  return ternary(cond.cond, cond.then, ternary(cond.else, then, other, at), at);
}

function toJump(node: Node, to: Lowering): Expr {
  const at = spanOf(node);
  const how = /^(?:return|throw|break|continue)/.exec(node.text)?.[0] as 'return' | 'throw' | 'break' | 'continue';
  const value = kids(node).find((child) => child.type !== 'throw_keyword');
  if (how === 'break' || how === 'continue') return {kind: 'jump', how, ...(value && {label: value.text}), at};
  return {kind: 'jump', how, ...(value && {value: to.expr(value)}), at};
}

function toIf(node: Node, to: Lowering): Expr {
  const children = parts(node);
  const split = children.findIndex((child) => child.type === 'else');
  const rest = split === -1 ? [] : children.slice(split + 1);
  const next = rest.find((child) => child.type === 'if_statement');
  const isStatements = (child: Node): boolean => child.type === 'statements';
  const conds = toConditions(before(node, '{'), to);
  const then = to.statements((split === -1 ? children : children.slice(0, split)).find(isStatements));
  const otherwise = (): Stmt[] =>
    next ? [{kind: 'expr', value: to.expr(next), at: spanOf(next)}] : to.statements(rest.find(isStatements));
  return {kind: 'if', conds, then, ...(split !== -1 && {else: otherwise()}), at: spanOf(node)};
}

function toSwitch(node: Node, to: Lowering): Expr {
  return {
    kind: 'switch',
    subject: to.expr(parts(node)[1]!),
    cases: all(node, 'switch_entry').map((entry): SwitchCase => {
      const where = parts(entry).findIndex((child) => child.type === 'where_keyword');
      const guard = where === -1 ? undefined : parts(entry)[where + 1];
      return {
        patterns: all(entry, 'switch_pattern').map((pattern) => toPattern(pattern, to)),
        ...(guard && {guard: to.expr(guard)}),
        body: block(entry, to),
      };
    }),
    at: spanOf(node),
  };
}

function toDo(node: Node, to: Lowering): Expr {
  return {
    kind: 'do',
    body: block(node, to),
    catches: all(node, 'catch_block').map((clause) => {
      const pattern = one(clause, 'pattern');
      return {...(pattern && {pattern: toPattern(pattern, to)}), body: block(clause, to)};
    }),
    at: spanOf(node),
  };
}
