/** Properties and variables. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {VarDecl} from '../../native/ir';
import type {SwiftLowering} from './lowering';
import {flagsOf} from './modifiers';
import {declared, toPattern} from './patterns';
import {typeIn} from './types';

/** `let a: A, b = 2` is two properties. */
export function toProperties(node: Node, to: SwiftLowering): VarDecl[] {
  const children = parts(node);
  const starts = children.flatMap((child, index) => (child.type === 'pattern' ? [index] : []));
  return starts.map((start, index) => toProperty(node, children.slice(start, starts[index + 1]), to));
}

function toProperty(node: Node, children: Node[], to: SwiftLowering): VarDecl {
  const name = children[0]!;
  const annotation = children.find((child) => child.type === 'type_annotation');
  const equals = children.findIndex((child) => child.type === '=');
  const value = equals === -1 ? undefined : children[equals + 1];
  const names = declared(name);
  const type = annotation && typeIn(annotation);
  const binding = one(node, 'value_binding_pattern') ?? one(name, 'value_binding_pattern');
  return {
    kind: 'var',
    pattern: toPattern(name, to, true),
    names,
    at: names[0]?.at ?? at(name),
    typeParams: [],
    ...(type && {type}),
    ...(value && {value: to.expr(value)}),
    ...accessorsOf(children, to),
    mutable: (binding?.text ?? '').startsWith('var'),
    flags: flagsOf(node),
  };
}

/** What computes or observes a property. */
function accessorsOf(
  children: readonly Node[],
  to: SwiftLowering,
): Pick<VarDecl, 'getter' | 'others' | 'async' | 'throws'> {
  const computed = children.find((child) => child.type === 'computed_property');
  const getter = computed && one(computed, 'computed_getter');
  const requirements = children.find((child) => child.type === 'protocol_property_requirements');
  const specifier = getter ? one(getter, 'getter_specifier') : requirements && one(requirements, 'getter_specifier');
  const observers = children.find((child) => child.type === 'willset_didset_block');
  const others = [
    ...(computed ? all(computed, 'computed_setter', 'computed_modify') : []),
    ...(observers ? kids(observers) : []),
  ];
  return {
    ...(computed && {getter: to.statements(one(getter ?? computed, 'statements'))}),
    others: others.map((child) => to.statements(one(child, 'statements'))),
    async: specifier ? has(specifier, 'async') : false,
    throws: specifier ? has(specifier, 'throws') : false,
  };
}
