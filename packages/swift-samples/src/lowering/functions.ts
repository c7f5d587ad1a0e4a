/** Lowers functions, initializers and properties. */
import type {FuncDecl, ParamDecl, Span, Stmt, TypeRef, VarDecl} from '../ir';
import {all, has, kids, nameOf, one, parts, spanOf, type Node} from '../syntax';
import {modifiersOf, type Lowering} from './context';
import {declaredIn, toPattern} from './patterns';
import {isType, toType, toTypeParams, toWhere, typeIn} from './types';

export function toFunction(node: Node, to: Lowering): FuncDecl {
  const children = parts(node);
  const name = one(node, 'simple_identifier') ?? children[children.findIndex((child) => child.type === 'func') + 1];
  const result = resultOf(node);
  const lowered = toInit(node, to);
  return {
    ...lowered,
    name: name ? nameOf(name) : '',
    at: spanOf(name ?? node),
    failable: false,
    // In the grammar, the `class` of `class func` isn't a modifier.
    modifiers: {...lowered.modifiers, static: lowered.modifiers.static || has(node, 'class')},
    ...(result && {result: toType(result)}),
  };
}

export function toInit(node: Node, to: Lowering): FuncDecl {
  const effect = one(node, 'throws', 'rethrows')?.text;
  return {
    kind: 'func',
    name: 'init',
    at: spanOf(node),
    typeParams: toTypeParams(node),
    where: toWhere(node),
    params: toParams(node, to),
    ...bodyOf(node, to),
    async: has(node, 'async'),
    throws: effect === 'rethrows' ? 'rethrows' : effect !== undefined,
    failable: has(node, '?'),
    modifiers: modifiersOf(node),
  };
}

function bodyOf(node: Node, to: Lowering): {body?: Stmt[]; end?: Span} {
  const body = one(node, 'function_body');
  if (!body) return {};
  return {body: to.statements(one(body, 'statements')), end: spanOf(parts(body).at(-1) ?? body)};
}

/** Returns the type after `->`. */
export function resultOf(node: Node): Node | undefined {
  const children = parts(node);
  const arrow = children.findIndex((child) => child.type === '->');
  return arrow === -1 ? undefined : children.slice(arrow).find(isType);
}

export function toParams(node: Node, to: Lowering): ParamDecl[] {
  const params: ParamDecl[] = [];
  let isDefault = false;
  let hasBuilder = false;
  for (const child of parts(node)) {
    const last = params.at(-1);
    if (child.type === 'attribute') hasBuilder = !PLAIN_ATTRIBUTES.test(child.text);
    if (child.type === 'parameter') {
      const param = toParam(child);
      // A result builder makes the closure's value, so the type of the closure is unknown.
      params.push(hasBuilder ? {...param, type: {kind: 'any', at: param.at}} : param);
      hasBuilder = false;
    } else if (isDefault && last) {
      last.optional = true;
      last.default = to.expr(child);
    }
    isDefault = child.type === '=';
  }
  return params;
}

/** The attributes of parameters that aren't result builders, and `@ViewBuilder`, which the inference supports. */
const PLAIN_ATTRIBUTES = /^@(?:escaping|autoclosure|Sendable|MainActor|ViewBuilder|_\w+)\b/;

function toParam(node: Node): ParamDecl {
  const names = all(node, 'simple_identifier').map(nameOf);
  const type = typeIn(node);
  const label = names[0] ?? '_';
  const modifiers = one(node, 'parameter_modifiers')?.text;
  return {
    label: label === '_' ? null : label,
    name: names.at(-1) ?? '_',
    ...(type && {type}),
    optional: false,
    variadic: has(node, '...'),
    inout: modifiers?.includes('inout') ?? false,
    autoclosure: modifiers?.includes('@autoclosure') ?? false,
    at: spanOf(node),
  };
}

/** Lowers a declaration that can have several properties: `let a: A, b = 2`. */
export function toProperties(node: Node, to: Lowering): VarDecl[] {
  const children = parts(node);
  const starts = children.flatMap((child, index) => (child.type === 'pattern' ? [index] : []));
  return starts.map((start, index) => toProperty(node, children.slice(start, starts[index + 1]), to));
}

function toProperty(node: Node, children: Node[], to: Lowering): VarDecl {
  const name = children[0]!;
  const annotation = children.find((child) => child.type === 'type_annotation');
  const equals = children.findIndex((child) => child.type === '=');
  const value = equals === -1 ? undefined : children[equals + 1];
  const names = declaredIn(name);
  const type = annotation && annotatedType(annotation);
  const binding = one(node, 'value_binding_pattern') ?? one(name, 'value_binding_pattern');
  const mutable = binding?.text.startsWith('var') ?? false;
  const accessors = accessorsOf(children, to);
  return {
    kind: 'var',
    pattern: toPattern(name, to, mutable ? 'var' : 'let'),
    names,
    at: names[0]?.at ?? spanOf(name),
    ...(type && {type}),
    ...(value && {value: to.expr(value)}),
    ...accessors,
    mutable,
    settable: mutable && accessors.settable,
    async: accessors.async || has(node, 'async'),
    modifiers: modifiersOf(node),
  };
}

/**
 * Returns the type in an annotation. A value of a type such as `Label!` can be used with and without unwrapping it, so
 * this type fits everything.
 */
function annotatedType(annotation: Node): TypeRef | undefined {
  return has(annotation, '!') ? {kind: 'any', at: spanOf(annotation)} : typeIn(annotation);
}

type Accessors = Pick<VarDecl, 'getter' | 'others' | 'valueNames' | 'settable' | 'async' | 'throws'>;

function accessorsOf(children: readonly Node[], to: Lowering): Accessors {
  const computed = children.find((child) => child.type === 'computed_property');
  const getter = computed && one(computed, 'computed_getter');
  const requirements = children.find((child) => child.type === 'protocol_property_requirements');
  const specifier = getter ? one(getter, 'getter_specifier') : requirements && one(requirements, 'getter_specifier');
  const observers = children.find((child) => child.type === 'willset_didset_block');
  const setters = computed ? all(computed, 'computed_setter', 'computed_modify') : [];
  const bodies = [...setters, ...(observers ? kids(observers) : [])];
  return {
    ...(computed && {getter: to.statements(one(getter ?? computed, 'statements'))}),
    others: bodies.map((child) => to.statements(one(child, 'statements'))),
    valueNames: ['newValue', 'oldValue', ...bodies.flatMap((child) => all(child, 'simple_identifier').map(nameOf))],
    settable: requirements ? has(requirements, 'setter_specifier') : !computed || setters.length > 0,
    async: specifier ? has(specifier, 'async') : false,
    throws: specifier ? has(specifier, 'throws') : false,
  };
}
