/** Functions, their parameters and bodies. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, one, parts} from '../../native/grammar';
import type {FunDecl, ParamDecl, Stmt} from '../../native/ir';
import type {SwiftLowering} from './lowering';
import {flagsOf} from './modifiers';
import {toType, toTypeParams, TYPE_NODES, typeIn} from './types';

export function bodyOf(node: Node, to: SwiftLowering): {body?: Stmt[]} {
  const body = one(node, 'function_body');
  return body ? {body: to.statements(one(body, 'statements'))} : {};
}

/** The type behind the arrow. */
export function resultOf(node: Node): Node | undefined {
  const children = parts(node);
  const arrow = children.findIndex((child) => child.type === '->');
  return arrow === -1 ? undefined : children.slice(arrow).find((child) => TYPE_NODES.includes(child.type));
}

export function toFunction(node: Node, to: SwiftLowering): FunDecl {
  const name = one(node, 'simple_identifier');
  const operator = parts(node).find((_, index) => index > 0 && parts(node)[index - 1]!.type === 'func');
  const result = resultOf(node);
  return {
    kind: 'fun',
    name: name?.text ?? operator?.text ?? '',
    at: at(name ?? node),
    typeParams: toTypeParams(node),
    params: toParams(node, to),
    ...(result && {result: toType(result)}),
    ...bodyOf(node, to),
    async: has(node, 'async'),
    throws: throwing(node),
    flags: flagsOf(node),
  };
}

export function throwing(node: Node): boolean | 'rethrows' {
  const found = one(node, 'throws', 'rethrows');
  return found ? (found.text === 'rethrows' ? 'rethrows' : true) : false;
}

export function toParams(node: Node, to: SwiftLowering): ParamDecl[] {
  const params: ParamDecl[] = [];
  let equals = false;
  for (const child of parts(node)) {
    if (child.type === 'parameter') {
      const names = all(child, 'simple_identifier').map((name) => name.text);
      const type = typeIn(child);
      const label = names[0]!;
      params.push({
        label: label === '_' ? null : label,
        name: names.at(-1)!,
        ...(type && {type}),
        optional: false,
        vararg: has(child, '...'),
        at: at(child),
      });
      equals = false;
    } else if (child.type === '=') equals = true;
    else if (equals && params.length > 0) {
      const last = params.at(-1)!;
      last.optional = true;
      last.default = to.expr(child);
      equals = false;
    }
  }
  return params;
}
