/** Declarations of every kind. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {Decl, TypeDecl} from '../../native/ir';
import {emptyType, initializer} from '../../native/lowering/declarations';
import {toCases} from './cases';
import {addRawValue, memberwise} from './derived';
import {bodyOf, resultOf, throwing, toFunction, toParams} from './functions';
import type {SwiftLowering} from './lowering';
import {flagsOf} from './modifiers';
import {toProperties} from './properties';
import {toType, toTypeParams, toWhere, typeIn} from './types';

export function toDeclarations(node: Node, to: SwiftLowering): Decl[] | undefined {
  switch (node.type) {
    case 'function_declaration':
    case 'protocol_function_declaration':
      return [toFunction(node, to)];
    case 'property_declaration':
    case 'protocol_property_declaration':
      return toProperties(node, to);
    case 'class_declaration':
    case 'protocol_declaration':
      return [toClass(node, to)];
    case 'typealias_declaration':
      return [
        {
          ...declaredType(node, one(node, 'type_identifier')!.text, 'alias'),
          typeParams: toTypeParams(node),
          ...(typeIn(node) && {of: typeIn(node)!}),
        },
      ];
    default:
      return undefined;
  }
}

const FORMS: Readonly<Record<string, TypeDecl['form']>> = {
  class: 'class',
  struct: 'struct',
  enum: 'enum',
  actor: 'actor',
  extension: 'extension',
  protocol: 'interface',
};

function declaredType(node: Node, name: string, form: TypeDecl['form']): TypeDecl {
  const place = at(one(node, 'type_identifier', 'user_type') ?? node);
  return {...emptyType(name, form, place, flagsOf(node)), where: toWhere(node)};
}

function toClass(node: Node, to: SwiftLowering): TypeDecl {
  const kind = parts(node).find((child) => child.type in FORMS)?.type ?? 'class';
  const form = FORMS[kind]!;
  const nameNode = one(node, 'type_identifier', 'user_type');
  const decl = declaredType(node, form === 'extension' ? '' : (nameNode?.text ?? ''), form);
  if (form === 'extension' && nameNode)
    decl.of =
      nameNode.type === 'user_type'
        ? toType(nameNode)
        : {kind: 'named', path: [{name: nameNode.text, args: []}], at: at(nameNode)};
  decl.typeParams = toTypeParams(node);
  decl.supers = all(node, 'inheritance_specifier').flatMap((child) => {
    const type = typeIn(child);
    return type ? [{type}] : [];
  });
  const body = one(node, 'class_body', 'enum_class_body', 'protocol_body');
  for (const child of body ? kids(body) : []) addMember(decl, child, to);
  if (form === 'interface') addAssociated(decl, body);
  if (form === 'struct' && decl.ctors.length === 0) decl.ctors.push(memberwise(decl, node));
  if (form === 'enum') addRawValue(decl, node);
  if ((form === 'class' || form === 'actor') && decl.ctors.length === 0 && decl.supers.length === 0)
    decl.ctors.push(initializer([], at(node), flagsOf(node)));
  return decl;
}

function addMember(decl: TypeDecl, node: Node, to: SwiftLowering): void {
  switch (node.type) {
    case 'init_declaration':
      decl.ctors.push({
        ...initializer(toParams(node, to), at(node), flagsOf(node)),
        typeParams: toTypeParams(node),
        ...bodyOf(node, to),
        async: has(node, 'async'),
        throws: throwing(node),
        failable: has(node, '?'),
      });
      break;
    case 'enum_entry':
      decl.cases.push(...toCases(node));
      break;
    case 'subscript_declaration': {
      const result = resultOf(node);
      const params = toParams(node, to).map((param) => ({
        ...param,
        label: param.label === param.name ? null : param.label,
      }));
      decl.members.push({
        ...initializer(params, at(node), flagsOf(node)),
        name: 'subscript',
        ...(result && {result: toType(result)}),
      });
      break;
    }
    default:
      decl.members.push(...(toDeclarations(node, to) ?? []));
  }
}

/** `associatedtype T` is a parameter of the protocol. */
function addAssociated(decl: TypeDecl, body: Node | undefined): void {
  for (const child of body ? all(body, 'associatedtype_declaration') : []) {
    const bound = typeIn(child);
    decl.typeParams.push({name: one(child, 'type_identifier')!.text, ...(bound && {bound})});
  }
}
