/** What is written out. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids} from '../../native/grammar';
import type {Expr} from '../../native/ir';
import {literal, SHARED, word, type Lowering, type Rules} from '../../native/lowering/rules';

export const LITERALS: Rules = {
  interpolated_identifier: SHARED.simple_identifier!,
  this_expression: word('this'),
  null: literal('null'),
  long_literal: literal('long'),
  unsigned_literal: literal('uint'),
  real_literal: (node) => literal(/f$/i.test(node.text) ? 'single' : 'float')(node),
  character_literal: literal('char'),
  string_literal: text,
  line_string_literal: text,
  multi_line_string_literal: text,
  collection_literal: (node, to) => ({kind: 'list', items: kids(node).map(to.expr), at: at(node)}),
};

/** A text, with what is interpolated in it. */
function text(node: Node, to: Lowering): Expr {
  return {
    kind: 'string',
    parts: all(node, 'interpolated_expression', 'interpolated_identifier').map(to.expr),
    at: at(node),
  };
}
