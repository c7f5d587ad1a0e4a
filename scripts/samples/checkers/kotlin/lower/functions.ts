/** Functions, their parameters and bodies. */
import type {Node} from 'web-tree-sitter';
import {at, has, kids, one, parts} from '../../native/grammar';
import type {Expr, FunDecl, ParamDecl, Stmt, TypeRef} from '../../native/ir';
import type {Lowering} from '../../native/lowering/rules';
import {flagsOf} from './modifiers';
import {toType, toTypeParams, typeIn, TYPES} from './types';

/** The type before the dot of an extension's name. */
export function receiverOf(node: Node): TypeRef | undefined {
  const children = parts(node);
  const dot = children.findIndex((child) => child.type === '.');
  const end = children.findIndex((child) => /^(?:function_value_parameters|variable_declaration)$/.test(child.type));
  if (dot === -1 || (end !== -1 && dot > end)) return undefined;
  const found = children.slice(0, dot).findLast((child) => TYPES.includes(child.type));
  return found && toType(found);
}

export function toFunction(node: Node, to: Lowering): FunDecl {
  const name = one(node, 'simple_identifier');
  const children = parts(node);
  const list = children.findIndex((child) => child.type === 'function_value_parameters');
  const resultNode = children.slice(list + 1).find((child) => TYPES.includes(child.type));
  const receiver = receiverOf(node);
  const flags = flagsOf(node);
  return {
    kind: 'fun',
    name: name?.text ?? '',
    at: at(name ?? node),
    typeParams: toTypeParams(node),
    ...(receiver && {receiver}),
    params: toParams(children[list], to),
    ...(resultNode && {result: toType(resultNode)}),
    ...bodyOf(one(node, 'function_body'), to),
    async: flags.words.includes('suspend'),
    throws: false,
    flags,
  };
}

export function bodyOf(body: Node | undefined, to: Lowering): {body?: Stmt[]; value?: Expr} {
  if (!body) return {};
  if (has(body, '=')) return {value: to.expr(kids(body)[0]!)};
  return {body: to.statements(one(body, 'statements'))};
}

export function toParams(list: Node | undefined, to: Lowering): ParamDecl[] {
  if (!list) return [];
  const params: ParamDecl[] = [];
  let modifiers = '';
  for (const child of parts(list)) {
    if (child.type === 'parameter_modifiers') modifiers = child.text;
    else if (child.type === 'parameter') {
      const name = one(child, 'simple_identifier')!;
      const type = typeIn(child);
      params.push({
        label: name.text,
        name: name.text,
        ...(type && {type}),
        optional: false,
        vararg: /\bvararg\b/.test(modifiers),
        at: at(child),
      });
      modifiers = '';
    } else if ((child.isNamed || child.type === 'null') && params.length > 0) {
      const last = params.at(-1)!;
      last.optional = true;
      last.default = to.expr(child);
    }
  }
  return params;
}
