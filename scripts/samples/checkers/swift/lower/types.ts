/** Types as they are written. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {TypeDecl, TypeParamDecl, TypeRef} from '../../native/ir';

export const TYPE_NODES = [
  'user_type',
  'optional_type',
  'array_type',
  'dictionary_type',
  'tuple_type',
  'function_type',
  'opaque_type',
  'existential_type',
  'protocol_composition_type',
  'metatype',
];

export function typeIn(node: Node): TypeRef | undefined {
  const found = one(node, ...TYPE_NODES);
  return found && toType(found);
}

export function toType(node: Node): TypeRef {
  const place = at(node);
  const named = (name: string, args: TypeRef[]): TypeRef => ({kind: 'named', path: [{name, args}], at: place});
  switch (node.type) {
    case 'optional_type': {
      const of = typeIn(node) ?? {kind: 'any', at: place};
      return {kind: 'opt', of, at: place};
    }
    case 'array_type':
      return named('Array', [typeIn(node) ?? {kind: 'any', at: place}]);
    case 'dictionary_type':
      return named(
        'Dictionary',
        kids(node)
          .filter((child) => TYPE_NODES.includes(child.type))
          .map(toType),
      );
    case 'tuple_type':
      return {
        kind: 'tuple',
        items: all(node, 'tuple_type_item').map((item) => {
          const label = one(item, 'simple_identifier')?.text;
          return {...(label && {label}), type: typeIn(item) ?? {kind: 'any', at: place}};
        }),
        at: place,
      };
    case 'function_type': {
      const children = kids(node).filter((child) => TYPE_NODES.includes(child.type));
      const params = children[0] ? toType(children[0]) : undefined;
      return {
        kind: 'fn',
        params: params?.kind === 'tuple' ? params.items.map((item) => item.type) : params ? [params] : [],
        result: children[1] ? toType(children[1]) : {kind: 'any', at: place},
        async: has(node, 'async'),
        throws: has(node, 'throws'),
        at: place,
      };
    }
    case 'opaque_type':
    case 'existential_type':
    case 'protocol_composition_type':
      return typeIn(node) ?? {kind: 'any', at: place};
    case 'user_type': {
      const path: {name: string; args: TypeRef[]}[] = [];
      for (const child of parts(node)) {
        if (child.type === 'type_identifier') path.push({name: child.text, args: []});
        else if (child.type === 'type_arguments' && path.length > 0)
          path.at(-1)!.args = kids(child)
            .filter((arg) => TYPE_NODES.includes(arg.type))
            .map(toType);
      }
      return {kind: 'named', path, at: place};
    }
    default:
      return {kind: 'any', at: place};
  }
}

export function toTypeParams(node: Node): TypeParamDecl[] {
  const list = one(node, 'type_parameters');
  if (!list) return [];
  const where = toWhere(node);
  return all(list, 'type_parameter').map((param) => {
    const name = one(param, 'type_identifier')!.text;
    const bound = typeIn(param) ?? where.find((entry) => entry.name === name && !entry.equal)?.type;
    return {name, ...(bound && {bound})};
  });
}

export function toWhere(node: Node): TypeDecl['where'] {
  const list = one(node, 'type_constraints');
  if (!list) return [];
  return all(list, 'type_constraint').flatMap((constraint) => {
    const inner = one(constraint, 'inheritance_constraint', 'equality_constraint');
    const name = inner && one(inner, 'identifier')?.text;
    const type = inner && typeIn(inner);
    return name && type ? [{name, type, equal: inner.type === 'equality_constraint'}] : [];
  });
}
