/** Patterns. */
import type {Node} from 'web-tree-sitter';
import {all, at, parts} from '../../native/grammar';
import type {Pattern} from '../../native/ir';
import type {SwiftLowering} from './lowering';
import {toType, TYPE_NODES} from './types';

export function toPattern(node: Node, to: SwiftLowering, binding = false): Pattern {
  return fromParts(parts(node), node, to, binding);
}

/** A pattern from its parts, which lie flat in conditions. */
export function fromParts(given: readonly Node[], whole: Node, to: SwiftLowering, outer: boolean): Pattern {
  const place = at(given[0] ?? whole);
  let binding = outer;
  let children = [...given];
  while (children[0] && (children[0].type === 'case' || children[0].type === 'value_binding_pattern')) {
    binding ||= children[0].type === 'value_binding_pattern';
    children = children.slice(1);
  }
  const first = children[0];
  if (!first) return {kind: 'wild', at: place};
  const cast = children.findIndex((child) => child.type === 'as');
  if (cast > 0) {
    const type = children.slice(cast).find((child) => TYPE_NODES.includes(child.type));
    return {
      kind: 'is',
      type: type ? toType(type) : {kind: 'any', at: place},
      pattern: fromParts(children.slice(0, cast), whole, to, binding),
      at: place,
    };
  }
  if (first.type === 'is') return {kind: 'is', type: toType(children[1]!), at: place};
  if (children.at(-1)?.type === '?' && children.length > 1)
    return {kind: 'some', of: fromParts(children.slice(0, -1), whole, to, binding), at: place};
  if (first.type === '(') return {kind: 'tuple', items: items(children, to, binding), at: place};
  if (first.type === 'pattern' && children.length === 1) return toPattern(first, to, binding);
  if (first.type === '.' || (TYPE_NODES.includes(first.type) && children[1]?.type === '.')) {
    const name = children.find((child) => child.type === 'simple_identifier');
    return {
      kind: 'case',
      ...(first.type !== '.' && {on: toType(first)}),
      name: name?.text ?? '',
      items: items(children.slice(children.findIndex((child) => child.type === '(')), to, binding),
      at: name ? at(name) : place,
    };
  }
  if (first.type === 'simple_identifier' && children.length === 1) {
    if (first.text === '_') return {kind: 'wild', at: place};
    if (binding) return {kind: 'bind', name: first.text, at: place};
  }
  if (first.type === 'wildcard_pattern' || first.text === '_') return {kind: 'wild', at: place};
  return {kind: 'value', value: to.expr(first), at: place};
}

function items(children: readonly Node[], to: SwiftLowering, binding: boolean): Pattern[] {
  return children.filter((child) => child.type === 'pattern').map((child) => toPattern(child, to, binding));
}

/** Names that a declaration binds: `let (a, b)`. */
export function declared(node: Node): {name: string; at: ReturnType<typeof at>}[] {
  const own = all(node, 'simple_identifier').map((child) => ({name: child.text, at: at(child)}));
  return [...own, ...all(node, 'pattern').flatMap(declared)];
}
