/** Operators, and casts. */
import {at, kids, parts} from '../../native/grammar';
import type {Expr} from '../../native/ir';
import {binary, type Rules} from '../../native/lowering/rules';
import {toType} from './types';

export const OPERATORS: Rules = {
  elvis_expression: binary,
  infix_expression: (node, to) => {
    const [left, op, right] = kids(node);
    const place = at(op!);
    const on = to.expr(left!);
    const fn: Expr = {kind: 'member', on, name: op!.text, args: [], safe: false, at: place, nameAt: place};
    return {kind: 'call', fn, args: right ? [{value: to.expr(right)}] : [], at: at(node)};
  },
  prefix_expression: (node, to) => {
    const children = parts(node);
    return {kind: 'unary', op: children[0]!.text, on: to.expr(children.at(-1)!), at: at(node)};
  },
  postfix_expression: (node, to) => {
    const [on, op] = parts(node);
    if (op!.text === '!!') return {kind: 'force', on: to.expr(on!), at: at(node)};
    return {kind: 'unary', op: op!.text, on: to.expr(on!), at: at(node)};
  },
  as_expression: (node, to) => {
    const [on, op, type] = parts(node);
    return {
      kind: 'cast',
      on: to.expr(on!),
      type: toType(type!),
      how: op!.text === 'as' ? 'as' : 'as?',
      at: at(node),
    };
  },
  check_expression: (node, to) => {
    const [on, op, right] = parts(node);
    if (op!.text !== 'is' && op!.text !== '!is') return binary(node, to);
    return {kind: 'cast', on: to.expr(on!), type: toType(right!), how: op!.text, at: at(node)};
  },
};
