/** Lowers patterns, and conditions, which may contain patterns. */
import type {Condition, Pattern, Span} from '../ir';
import {all, nameOf, parts, spanOf, type Node} from '../syntax';
import type {Lowering} from './context';
import {isType, toType, typeIn} from './types';

/** How a pattern declares its names. Undefined without `let` or `var`: the names are then values to compare with. */
type Binding = 'let' | 'var' | undefined;

export function toPattern(node: Node, to: Lowering, binding?: Binding): Pattern {
  return patternOf(parts(node), node, to, binding);
}

/** Lowers a pattern. Takes the pattern's parts, because a condition has no node that contains only the pattern. */
function patternOf(given: readonly Node[], whole: Node, to: Lowering, outer: Binding): Pattern {
  const at = spanOf(given[0] ?? whole);
  let binding = outer;
  let children = [...given];
  while (children[0] && (children[0].type === 'case' || children[0].type === 'value_binding_pattern')) {
    if (children[0].type !== 'case') binding = children[0].text.startsWith('var') ? 'var' : 'let';
    children = children.slice(1);
  }
  const [first] = children;
  if (!first) return {kind: 'wild', at};
  const cast = children.findIndex((child) => child.type === 'as');
  if (cast > 0) {
    const type = children.slice(cast).find(isType);
    return {
      kind: 'is',
      type: type ? toType(type) : {kind: 'any', at},
      pattern: patternOf(children.slice(0, cast), whole, to, binding),
      at,
    };
  }
  if (first.type === 'is') return {kind: 'is', type: children[1] ? toType(children[1]) : {kind: 'any', at}, at};
  if (children.at(-1)!.type === '?' && children.length > 1)
    return {kind: 'some', of: patternOf(children.slice(0, -1), whole, to, binding), at};
  if (first.type === '(') return {kind: 'tuple', items: itemsOf(children, to, binding), at};
  if (first.type === 'pattern' && children.length === 1) return toPattern(first, to, binding);
  if (first.type === '.' || (isType(first) && children[1]?.type === '.')) {
    const name = children.find((child) => child.type === 'simple_identifier');
    const items = children.slice(children.findIndex((child) => child.type === '('));
    return {
      kind: 'case',
      ...(first.type !== '.' && {on: toType(first)}),
      name: name ? nameOf(name) : '',
      items: itemsOf(items, to, binding),
      at: name ? spanOf(name) : at,
    };
  }
  if (first.type === 'wildcard_pattern' || first.text === '_') return {kind: 'wild', at};
  if (first.type === 'simple_identifier' && children.length === 1 && binding)
    return {kind: 'bind', name: nameOf(first), mutable: binding === 'var', at};
  return {kind: 'value', value: to.expr(first), at};
}

function itemsOf(children: readonly Node[], to: Lowering, binding: Binding): Pattern[] {
  return children.filter((child) => child.type === 'pattern').map((child) => toPattern(child, to, binding));
}

/** Returns the names that a declaration binds: `let (a, b)`. */
export function declaredIn(node: Node): {name: string; at: Span}[] {
  const own = all(node, 'simple_identifier').map((child) => ({name: nameOf(child), at: spanOf(child)}));
  return [...own, ...all(node, 'pattern').flatMap(declaredIn)];
}

/**
 * Lowers conditions, from the children between a statement's keyword and its block. The commas between conditions and
 * those in a pattern's parentheses are all among these children.
 */
export function toConditions(children: readonly Node[], to: Lowering): Condition[] {
  const groups: Node[][] = [[]];
  let depth = 0;
  for (const child of children) {
    if (child.type === '(') depth++;
    if (child.type === ')') depth--;
    if (child.type === ',' && depth === 0) groups.push([]);
    else groups.at(-1)!.push(child);
  }
  return groups.filter((group) => group.length > 0).map((group) => toCondition(group, to));
}

function toCondition(group: readonly Node[], to: Lowering): Condition {
  const equals = group.findIndex((child) => child.type === '=');
  const first = group[0]!;
  const at = spanOf(first);
  const assigned = equals === -1 ? undefined : group[equals + 1];
  if (first.type === 'case' && assigned)
    return {
      kind: 'match',
      pattern: patternOf(group.slice(0, equals), first, to, undefined),
      value: to.expr(assigned),
      at,
    };
  const name = group.find((child) => child.type === 'simple_identifier' || child.type === 'pattern');
  if (first.type === 'value_binding_pattern' && name) {
    const annotation = group.find((child) => child.type === 'type_annotation');
    const type = annotation && typeIn(annotation);
    const binding = first.text.startsWith('var') ? 'var' : 'let';
    return {
      kind: 'unwrap',
      // `let (a, b) = …` has no node that contains the whole pattern.
      pattern: patternOf(group[1]!.type === '(' ? group.slice(1, equals) : [name], name, to, binding),
      ...(type && {type}),
      value: to.expr(assigned ?? name),
      at: spanOf(name),
    };
  }
  return {kind: 'test', value: to.expr(first)};
}
