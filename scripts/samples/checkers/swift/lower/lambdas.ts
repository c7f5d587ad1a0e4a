/** Closures. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {Lambda} from '../../native/ir';
import type {SwiftLowering} from './lowering';
import {toType, TYPE_NODES, typeIn} from './types';

export function toLambda(node: Node, to: SwiftLowering): Lambda {
  const captures = one(node, 'capture_list');
  return {
    kind: 'lambda',
    at: at(node),
    ...closureType(node),
    captures: captures ? all(captures, 'capture_list_item').map((item) => toCapture(item, to)) : [],
    body: to.statements(one(node, 'statements')),
  };
}

/** What a closure says of its parameters and its result before `in`. */
function closureType(node: Node): Pick<Lambda, 'params' | 'result' | 'async' | 'throws'> {
  const type = one(node, 'lambda_function_type');
  if (!type) return {};
  const list = one(type, 'lambda_function_type_parameters');
  const result = parts(type).findLast((child) => TYPE_NODES.includes(child.type));
  const params = list ? all(list, 'lambda_parameter').map(toClosureParam) : has(type, '(') ? [] : undefined;
  return {
    ...(params && {params}),
    ...(result && {result: toType(result)}),
    async: has(type, 'async'),
    throws: has(type, 'throws'),
  };
}

function toClosureParam(node: Node): NonNullable<Lambda['params']>[number] {
  const type = typeIn(node);
  return {names: [all(node, 'simple_identifier').at(-1)?.text ?? '_'], ...(type && {type})};
}

function toCapture(node: Node, to: SwiftLowering): Lambda['captures'][number] {
  const named = new Set(['ownership_modifier', 'simple_identifier', 'self_expression']);
  const value = kids(node).find((child) => !named.has(child.type));
  return {
    name: one(node, 'simple_identifier', 'self_expression')?.text ?? 'self',
    weak: node.text.startsWith('weak'),
    ...(value && {value: to.expr(value)}),
  };
}
