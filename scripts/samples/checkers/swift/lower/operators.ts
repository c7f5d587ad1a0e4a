/** Operators, and casts. */
import {at, kids, parts} from '../../native/grammar';
import {binary, type Rules} from '../../native/lowering/rules';
import {toType, TYPE_NODES} from './types';

export const OPERATORS: Rules = {
  nil_coalescing_expression: binary,
  infix_expression: binary,
  bitwise_operation: binary,
  prefix_expression: (node, to) => {
    const [op, on] = parts(node);
    if (op!.text === '.') return {kind: 'member', name: on!.text, args: [], safe: false, at: at(node), nameAt: at(on!)};
    return {kind: 'unary', op: op!.text, on: to.expr(on!), at: at(node)};
  },
  postfix_expression: (node, to) => {
    const [on, op] = parts(node);
    if (op!.text === '!') return {kind: 'force', on: to.expr(on!), at: at(node)};
    return {kind: 'unary', op: op!.text, on: to.expr(on!), at: at(node)};
  },
  as_expression: (node, to) => {
    const [on, op, type] = parts(node);
    const how = op!.text as 'as' | 'as?' | 'as!';
    return {kind: 'cast', on: to.expr(on!), type: toType(type!), how, at: at(node)};
  },
  check_expression: (node, to) => {
    const type = kids(node).find((child) => TYPE_NODES.includes(child.type))!;
    return {kind: 'cast', on: to.expr(kids(node)[0]!), type: toType(type), how: 'is', at: at(node)};
  },
};
