/** What is written out: numbers, texts, lists, dictionaries, tuples. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, parts} from '../../native/grammar';
import type {Expr} from '../../native/ir';
import {literal, word, type Lowering, type Rules} from '../../native/lowering/rules';

export const LITERALS: Rules = {
  self_expression: word('self'),
  nil: literal('null'),
  oct_literal: literal('int'),
  real_literal: literal('float'),
  line_string_literal: text,
  multi_line_string_literal: text,
  raw_string_literal: text,
  array_literal: (node, to) => ({kind: 'list', items: kids(node).map(to.expr), at: at(node)}),
  dictionary_literal: toDictionary,
  tuple_expression: toTuple,
};

/** A text, with what is interpolated in it. */
function text(node: Node, to: Lowering): Expr {
  const interpolated = all(node, 'interpolated_expression').flatMap(kids);
  return {
    kind: 'string',
    parts: interpolated.filter((child) => child.type !== 'value_argument_label').map(to.expr),
    at: at(node),
  };
}

/** Keys and values lie flat. */
function toDictionary(node: Node, to: Lowering): Expr {
  const children = kids(node);
  const items: {key: Expr; value: Expr}[] = [];
  for (let index = 0; index + 1 < children.length; index += 2)
    items.push({key: to.expr(children[index]!), value: to.expr(children[index + 1]!)});
  return {kind: 'dict', items, at: at(node)};
}

function toTuple(node: Node, to: Lowering): Expr {
  const items: {label?: string; value: Expr}[] = [];
  let label: string | undefined;
  const children = parts(node);
  children.forEach((child, index) => {
    if (child.type === 'simple_identifier' && children[index + 1]?.type === ':') label = child.text;
    else if (child.isNamed || child.type === 'nil') {
      items.push({...(label && {label}), value: to.expr(child)});
      label = undefined;
    }
  });
  return {kind: 'tuple', items, at: at(node)};
}
