/** Lowers types, type parameters and `where` clauses. */
import type {Constraint, TypeParamDecl, TypeRef} from '../ir';
import {all, has, kids, one, parts, spanOf, type Node} from '../syntax';

const TYPE_NODES = new Set([
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
]);

export function isType(node: Node): boolean {
  return TYPE_NODES.has(node.type);
}

/** Returns the first type among a node's children. */
export function typeIn(node: Node): TypeRef | undefined {
  const found = parts(node).find(isType);
  return found && toType(found);
}

export function toType(node: Node): TypeRef {
  const at = spanOf(node);
  const inner = (): TypeRef => typeIn(node) ?? {kind: 'any', at};
  const named = (name: string, args: TypeRef[]): TypeRef => ({kind: 'named', path: [{name, args}], at});
  switch (node.type) {
    case 'optional_type':
      return {kind: 'opt', of: inner(), at};
    case 'array_type':
      return named('Array', [inner()]);
    case 'dictionary_type':
      return named('Dictionary', kids(node).filter(isType).map(toType));
    case 'tuple_type':
      return {
        kind: 'tuple',
        items: all(node, 'tuple_type_item').map((item) => {
          const label = one(item, 'simple_identifier')?.text;
          return {...(label && {label}), type: typeIn(item) ?? {kind: 'any', at}};
        }),
        at,
      };
    case 'function_type': {
      const [params, result] = kids(node).filter(isType).map(toType);
      return {
        kind: 'fn',
        params: params?.kind === 'tuple' ? params.items.map((item) => item.type) : params ? [params] : [],
        result: result ?? {kind: 'any', at},
        async: has(node, 'async'),
        throws: has(node, 'throws'),
        at,
      };
    }
    case 'opaque_type':
    case 'existential_type':
      return inner();
    case 'protocol_composition_type':
      // A value of `A & B` has the members of both.
      return kids(node).filter(isType).length === 1 ? inner() : {kind: 'any', at};
    case 'user_type': {
      const path: {name: string; args: TypeRef[]}[] = [];
      for (const child of parts(node)) {
        if (child.type === 'type_identifier') path.push({name: child.text, args: []});
        else if (child.type === 'type_arguments' && path.length > 0)
          path.at(-1)!.args = kids(child).filter(isType).map(toType);
      }
      return path.length > 0 ? {kind: 'named', path, at} : {kind: 'any', at};
    }
    default:
      return {kind: 'any', at};
  }
}

export function toTypeParams(node: Node): TypeParamDecl[] {
  const list = one(node, 'type_parameters');
  if (!list) return [];
  const where = toWhere(node);
  return all(list, 'type_parameter').map((param) => {
    const name = one(param, 'type_identifier')?.text ?? '';
    const bound = typeIn(param) ?? where.find((entry) => entry.name === name && !entry.equal)?.type;
    return {name, ...(bound && {bound})};
  });
}

export function toWhere(node: Node): Constraint[] {
  const list = one(node, 'type_constraints');
  if (!list) return [];
  return all(list, 'type_constraint').flatMap((constraint) => {
    const inner = one(constraint, 'inheritance_constraint', 'equality_constraint');
    const name = inner && one(inner, 'identifier')?.text;
    const type = inner && typeIn(inner);
    return name && type ? [{name, type, equal: inner.type === 'equality_constraint'}] : [];
  });
}
