/** Conditions, which lie flat between commas. */
import type {Node} from 'web-tree-sitter';
import {at, parts} from '../../native/grammar';
import type {Condition} from '../../native/ir';
import type {SwiftLowering} from './lowering';
import {fromParts} from './patterns';
import {typeIn} from './types';

/** Children between the keyword and a token. */
export function before(node: Node, token: string): Node[] {
  const children = parts(node).slice(1);
  const end = children.findIndex((child) => child.type === token);
  return children.slice(0, end === -1 ? undefined : end);
}

/** Conditions lie flat, between commas. */
export function toConditions(children: readonly Node[], to: SwiftLowering): Condition[] {
  const groups: Node[][] = [[]];
  for (const child of children) {
    if (child.type === ',') groups.push([]);
    else groups.at(-1)!.push(child);
  }
  return groups.filter((group) => group.length > 0).map((group) => toCondition(group, to));
}

function toCondition(group: readonly Node[], to: SwiftLowering): Condition {
  const equals = group.findIndex((child) => child.type === '=');
  const first = group[0]!;
  if (first.type === 'case')
    return {
      kind: 'match',
      pattern: fromParts(group.slice(0, equals), first, to, false),
      value: to.expr(group[equals + 1]!),
      at: at(first),
    };
  if (first.type === 'value_binding_pattern') {
    const name = group.find((child) => child.type === 'simple_identifier' || child.type === 'pattern')!;
    const annotation = group.find((child) => child.type === 'type_annotation');
    const type = annotation && typeIn(annotation);
    const value = equals === -1 ? name : group[equals + 1]!;
    return {
      kind: 'unwrap',
      pattern: name.text === '_' ? {kind: 'wild', at: at(name)} : {kind: 'bind', name: name.text, at: at(name)},
      ...(type && {type}),
      value: to.expr(value),
      at: at(name),
    };
  }
  return {kind: 'test', value: to.expr(first)};
}
