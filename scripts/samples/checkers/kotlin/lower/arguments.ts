/** Arguments in parentheses. */
import type {Node} from 'web-tree-sitter';
import {all, has, kids, parts} from '../../native/grammar';
import type {Arg} from '../../native/ir';
import type {Lowering} from '../../native/lowering/rules';

export function toArguments(list: Node, to: Lowering): Arg[] {
  return all(list, 'value_argument').map((node) => {
    const children = parts(node).filter((child) => child.type !== 'annotation');
    const named = children[1]?.type === '=';
    const value = children.at(-1)!;
    const spread = value.type === 'spread_expression' || has(node, '*');
    return {
      ...(named && {label: children[0]!.text}),
      value: to.expr(value.type === 'spread_expression' ? kids(value)[0]! : value),
      ...(spread && {spread}),
    };
  });
}
