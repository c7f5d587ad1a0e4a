/** What is read from a receiver, in brackets too, and references to it. */
import type {Node} from 'web-tree-sitter';
import {at, has, kids, one, parts} from '../../native/grammar';
import type {At, Expr, TypeRef} from '../../native/ir';
import type {Lowering, Rules} from '../../native/lowering/rules';
import {toType} from './types';

export const MEMBERS: Rules = {
  navigation_expression: (node, to) => {
    const [on, suffix] = kids(node);
    return navigate(to.expr(on!), suffix!, at(node));
  },
  indexing_expression: (node, to) => {
    const [on, suffix] = kids(node);
    return index(to.expr(on!), suffix!, at(node), to);
  },
  parenthesized_expression: holder,
  interpolated_expression: holder,
  annotated_lambda: holder,
  directly_assignable_expression: holder,
  callable_reference: (node) => {
    const name = one(node, 'type_identifier', 'simple_identifier', 'user_type');
    const own = kids(node).at(-1);
    if (has(node, 'class')) return {kind: 'classRef', ...(name && {type: refOf(name)}), at: at(node)};
    const on = name && own && name.id !== own.id ? {on: refOf(name)} : {};
    return {kind: 'funRef', ...on, name: own?.text ?? '', at: at(node)};
  },
};

function refOf(node: Node): TypeRef {
  return node.type === 'user_type' ? toType(node) : {kind: 'named', path: [{name: node.text, args: []}], at: at(node)};
}

/** Parentheses, and the left of an assignment, which lies flat. */
function holder(node: Node, to: Lowering): Expr {
  const [first, ...suffixes] = kids(node);
  let result = to.expr(first!);
  for (const suffix of suffixes) {
    if (suffix.type === 'navigation_suffix') result = navigate(result, suffix, at(node));
    else if (suffix.type === 'indexing_suffix') result = index(result, suffix, at(node), to);
  }
  return result;
}

function index(on: Expr, suffix: Node, place: At, to: Lowering): Expr {
  return {kind: 'index', on, args: kids(suffix).map((child) => ({value: to.expr(child)})), at: place};
}

function navigate(on: Expr, suffix: Node, place: At): Expr {
  const operator = parts(suffix)[0]!.text;
  const name = one(suffix, 'simple_identifier', 'parenthesized_expression');
  if (operator === '::') {
    if (!name || name.text === 'class') return {kind: 'classRef', on, at: place};
    return {kind: 'other', parts: [on], at: place};
  }
  return {
    kind: 'member',
    on,
    name: name?.text ?? '',
    args: [],
    safe: operator === '?.',
    at: place,
    nameAt: at(name ?? suffix),
  };
}
