/** Types as they are written. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, one, parts} from '../../native/grammar';
import type {TypeParamDecl, TypeRef} from '../../native/ir';

/** Types of nodes that are types. */
export const TYPES = [
  'user_type',
  'nullable_type',
  'function_type',
  'parenthesized_type',
  'not_nullable_type',
  'dynamic',
];

/** The type that is a child of the node, with `suspend` before it. */
export function typeIn(node: Node): TypeRef | undefined {
  const found = one(node, ...TYPES);
  if (!found) return undefined;
  const suspended = all(node, 'type_modifiers').some((words) => /\bsuspend\b/.test(words.text));
  return toType(found, suspended);
}

export function toType(node: Node, suspended = false): TypeRef {
  const place = at(node);
  switch (node.type) {
    case 'nullable_type': {
      const inner = one(node, ...TYPES);
      const own = all(node, 'type_modifiers').some((words) => /\bsuspend\b/.test(words.text));
      return {kind: 'opt', of: inner ? toType(inner, suspended || own) : {kind: 'any', at: place}, at: place};
    }
    case 'parenthesized_type': {
      const own = all(node, 'type_modifiers').some((words) => /\bsuspend\b/.test(words.text));
      return toType(one(node, ...TYPES) ?? node, suspended || own);
    }
    case 'function_type':
      return toFunctionType(node, suspended);
    case 'user_type':
      return {kind: 'named', path: toPath(node), at: place};
    default:
      return {kind: 'any', at: place};
  }
}

function toFunctionType(node: Node, suspended: boolean): TypeRef {
  const list = one(node, 'function_type_parameters')!;
  const before = parts(node).slice(
    0,
    parts(node).findIndex((child) => child.type === 'function_type_parameters'),
  );
  const path = before.filter((child) => child.type === 'type_identifier');
  const generic = before.find((child) => child.type === 'type_arguments');
  const nested = before.find((child) => TYPES.includes(child.type));
  const receiver: TypeRef | undefined = nested
    ? toType(nested)
    : path.length > 0
      ? {
          kind: 'named',
          path: path.map((name, index) => ({
            name: name.text,
            args: index === path.length - 1 && generic ? toArgs(generic) : [],
          })),
          at: at(path[0]!),
        }
      : undefined;
  const results = kids(node).filter((child) => TYPES.includes(child.type) && child.startIndex > list.startIndex);
  return {
    kind: 'fn',
    params: kids(list)
      .map((child) =>
        child.type === 'parameter' ? typeIn(child) : TYPES.includes(child.type) ? toType(child) : undefined,
      )
      .filter((type) => type !== undefined),
    result: results[0] ? toType(results[0]) : {kind: 'any', at: at(node)},
    ...(receiver && {receiver}),
    async: suspended,
    throws: false,
    at: at(node),
  };
}

function toPath(node: Node): {name: string; args: TypeRef[]}[] {
  const path: {name: string; args: TypeRef[]}[] = [];
  for (const child of kids(node)) {
    if (child.type === 'type_identifier') path.push({name: child.text, args: []});
    else if (child.type === 'type_arguments') path.at(-1)!.args = toArgs(child);
  }
  return path;
}

export function toArgs(node: Node): TypeRef[] {
  return all(node, 'type_projection').map((child) => typeIn(child) ?? {kind: 'any', at: at(child)});
}

export function toTypeParams(node: Node): TypeParamDecl[] {
  const list = one(node, 'type_parameters');
  if (!list) return [];
  const bounds = all(one(node, 'type_constraints') ?? list, 'type_constraint');
  return all(list, 'type_parameter').map((param) => {
    const name = one(param, 'type_identifier')!.text;
    const constraint = bounds.find((child) => one(child, 'type_identifier')?.text === name);
    const bound = typeIn(param) ?? (constraint && typeIn(constraint));
    return {name, ...(bound && {bound})};
  });
}
