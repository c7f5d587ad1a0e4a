/** Calls, their arguments, and the closures behind them. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {Arg, Expr} from '../../native/ir';
import type {Rules} from '../../native/lowering/rules';
import type {SwiftLowering} from './lowering';
import {toType} from './types';

export const CALLS: Rules<SwiftLowering> = {
  call_expression: toCall,
  constructor_expression: (node, to) => {
    const [type, suffix] = kids(node);
    const fn: Expr = {kind: 'type', type: toType(type!), at: at(type!)};
    return {kind: 'call', fn, args: toSuffix(suffix!, to), at: at(node)};
  },
};

function toCall(node: Node, to: SwiftLowering): Expr {
  const fnNode = kids(node)[0]!;
  const suffix = one(node, 'call_suffix');
  const args = suffix ? toSuffix(suffix, to) : [];
  const list = suffix && one(suffix, 'value_arguments');
  const mark = to.marks.take(fnNode.startIndex);
  const target = to.expr(fnNode);
  const fn: Expr = mark ? {kind: 'mark', ...mark, on: target, at: at(fnNode)} : target;
  if (list && has(list, '['))
    return {kind: 'index', on: has(node, '?') ? {kind: 'chain', on: fn, at: fn.at} : fn, args, at: at(node)};
  return {kind: 'call', fn, args, at: at(node)};
}

function toSuffix(suffix: Node, to: SwiftLowering): Arg[] {
  const args: Arg[] = [];
  let label: string | undefined;
  for (const child of parts(suffix)) {
    if (child.type === 'value_arguments')
      for (const arg of all(child, 'value_argument')) args.push(toArgument(arg, to));
    else if (child.type === 'simple_identifier') label = child.text;
    else if (child.type === 'lambda_literal') {
      args.push({...(label && {label}), value: to.expr(child), trailing: true});
      label = undefined;
    }
  }
  return args;
}

function toArgument(node: Node, to: SwiftLowering): Arg {
  const label = one(node, 'value_argument_label');
  const value = parts(node).findLast((child) => child.isNamed || child.type === 'nil') ?? node;
  return {
    ...(label && {label: label.text}),
    value: value.type === 'value_argument_label' ? {kind: 'other', parts: [], at: at(value)} : to.expr(value),
  };
}
