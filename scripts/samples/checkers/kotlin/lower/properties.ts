/** Properties and variables. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, one, parts} from '../../native/grammar';
import type {Stmt, VarDecl} from '../../native/ir';
import type {Lowering} from '../../native/lowering/rules';
import {bodyOf, receiverOf} from './functions';
import {flagsOf} from './modifiers';
import {toTypeParams, typeIn} from './types';

export function toProperty(node: Node, next: Node[], to: Lowering): VarDecl {
  const several = one(node, 'multi_variable_declaration');
  const variables = several ? all(several, 'variable_declaration') : all(node, 'variable_declaration');
  const children = parts(node);
  const equals = children.findIndex((child) => child.type === '=');
  const value = equals === -1 ? undefined : children[equals + 1];
  const delegate = one(node, 'property_delegate');
  const accessors = [...all(node, 'getter', 'setter'), ...next];
  const getter = accessors.find((child) => child.type === 'getter');
  const getterBody = bodyOf(getter && one(getter, 'function_body'), to);
  const type = (variables[0] && !several ? typeIn(variables[0]) : undefined) ?? (getter && typeIn(getter));
  const receiver = receiverOf(node);
  const names = variables.map((variable) => {
    const name = one(variable, 'simple_identifier')!;
    return {name: name.text, at: at(name)};
  });
  const binds = variables.map((variable, index) => {
    const own = typeIn(variable);
    return {kind: 'bind' as const, ...names[index]!, ...(own && {type: own})};
  });
  const computed = getterBody.value ?? (value && to.expr(value));
  return {
    kind: 'var',
    pattern: several ? {kind: 'tuple', items: binds, at: at(several)} : (binds[0] ?? {kind: 'wild', at: at(node)}),
    names,
    at: names[0]?.at ?? at(node),
    typeParams: toTypeParams(node),
    ...(receiver && {receiver}),
    ...(type && {type}),
    ...(computed && {value: computed}),
    ...(delegate && {delegate: to.expr(kids(delegate)[0]!)}),
    ...(getterBody.body && {getter: getterBody.body}),
    others: accessors.filter((child) => child.type === 'setter').map((child) => toSetter(child, to)),
    mutable: one(node, 'binding_pattern_kind')?.text === 'var',
    async: false,
    throws: false,
    flags: flagsOf(node),
  };
}

function toSetter(node: Node, to: Lowering): Stmt[] {
  const {body = [], value} = bodyOf(one(node, 'function_body'), to);
  return value ? [...body, {kind: 'expr', value, at: value.at}] : body;
}
