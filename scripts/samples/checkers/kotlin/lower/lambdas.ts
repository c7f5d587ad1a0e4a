/** Lambdas and functions without a name. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, one} from '../../native/grammar';
import type {Lambda} from '../../native/ir';
import type {Lowering, Rules} from '../../native/lowering/rules';
import {bodyOf, toParams} from './functions';
import {toType, typeIn, TYPES} from './types';

export const LAMBDAS: Rules = {lambda_literal: toLambda, anonymous_function: toAnonymous};

function toLambda(node: Node, to: Lowering): Lambda {
  const list = one(node, 'lambda_parameters');
  return {
    kind: 'lambda',
    at: at(node),
    ...(list && {
      params: all(list, 'variable_declaration', 'multi_variable_declaration').map((child) => {
        const variables = child.type === 'variable_declaration' ? [child] : all(child, 'variable_declaration');
        const type = child.type === 'variable_declaration' ? typeIn(child) : undefined;
        return {names: variables.map((variable) => one(variable, 'simple_identifier')!.text), ...(type && {type})};
      }),
    }),
    captures: [],
    body: to.statements(one(node, 'statements')),
  };
}

function toAnonymous(node: Node, to: Lowering): Lambda {
  const params = toParams(one(node, 'function_value_parameters'), to);
  const {body, value} = bodyOf(one(node, 'function_body'), to);
  const result = kids(node).find((child) => TYPES.includes(child.type));
  return {
    kind: 'lambda',
    at: at(node),
    params: params.map(({name, type}) => ({names: [name], ...(type && {type})})),
    ...(result && {result: toType(result)}),
    label: 'fun',
    captures: [],
    body: value ? [{kind: 'expr', value, at: value.at}] : (body ?? []),
  };
}
