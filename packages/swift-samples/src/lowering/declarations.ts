/** Lowers declarations of types and their members, and adds the members that Swift derives. */
import type {CaseDecl, Decl, FuncDecl, ParamDecl, TypeDecl, VarDecl} from '../ir';
import {all, kids, nameOf, one, parts, spanOf, type Node} from '../syntax';
import {modifiersOf, NO_MODIFIERS, type Lowering} from './context';
import {toFunction, toInit, toParams, toProperties, resultOf} from './functions';
import {isType, toType, toTypeParams, toWhere, typeIn} from './types';

/** Lowers a declaration. Returns undefined if the node isn't a declaration. */
export function toDeclarations(node: Node, to: Lowering): Decl[] | undefined {
  switch (node.type) {
    case 'function_declaration':
    case 'protocol_function_declaration':
      return [toFunction(node, to)];
    case 'property_declaration':
    case 'protocol_property_declaration':
      return toProperties(node, to);
    case 'class_declaration':
    case 'protocol_declaration':
      return [toTypeDecl(node, to)];
    case 'typealias_declaration': {
      const of = typeIn(node);
      const alias = emptyType(node, one(node, 'type_identifier')?.text ?? '', 'alias');
      return [{...alias, typeParams: toTypeParams(node), ...(of && {of})}];
    }
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
  protocol: 'protocol',
};

function emptyType(node: Node, name: string, form: TypeDecl['form']): TypeDecl {
  return {
    kind: 'type',
    form,
    name,
    at: spanOf(one(node, 'type_identifier', 'user_type') ?? node),
    typeParams: [],
    supers: [],
    where: toWhere(node),
    inits: [],
    members: [],
    cases: [],
    modifiers: modifiersOf(node),
  };
}

function toTypeDecl(node: Node, to: Lowering): TypeDecl {
  const form = FORMS[parts(node).find((child) => child.type in FORMS)?.type ?? 'class']!;
  const nameNode = one(node, 'type_identifier', 'user_type');
  const decl = emptyType(node, form === 'extension' ? '' : (nameNode?.text ?? ''), form);
  if (form === 'extension' && nameNode)
    decl.of = isType(nameNode)
      ? toType(nameNode)
      : {kind: 'named', path: [{name: nameNode.text, args: []}], at: spanOf(nameNode)};
  decl.typeParams = toTypeParams(node);
  decl.supers = all(node, 'inheritance_specifier').flatMap((child) => typeIn(child) ?? []);
  const body = one(node, 'class_body', 'enum_class_body', 'protocol_body');
  for (const child of body ? kids(body) : []) addMember(decl, child, to);
  if (form === 'struct' && decl.inits.length === 0) decl.inits.push(memberwiseInit(decl, node));
  if (form === 'enum') addRawValue(decl, node);
  if ((form === 'class' || form === 'actor') && decl.inits.length === 0) decl.inits.push(derivedInit([], node));
  return decl;
}

function addMember(decl: TypeDecl, node: Node, to: Lowering): void {
  switch (node.type) {
    case 'init_declaration':
      decl.inits.push(toInit(node, to));
      break;
    case 'deinit_declaration':
      decl.members.push({...toInit(node, to), name: 'deinit'});
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
        ...derivedInit(params, node),
        name: 'subscript',
        typeParams: toTypeParams(node),
        modifiers: modifiersOf(node),
        ...(result && {result: toType(result)}),
      });
      break;
    }
    case 'associatedtype_declaration': {
      // An associated type is looked up like a type parameter.
      const bound = typeIn(node);
      decl.typeParams.push({name: one(node, 'type_identifier')?.text ?? '', ...(bound && {bound})});
      break;
    }
    default:
      decl.members.push(...(toDeclarations(node, to) ?? []));
  }
}

function toCases(node: Node): CaseDecl[] {
  const cases: CaseDecl[] = [];
  for (const child of parts(node)) {
    if (child.type === 'simple_identifier') cases.push({kind: 'case', name: nameOf(child), at: spanOf(child)});
    else if (child.type === 'enum_type_parameters' && cases.length > 0) cases.at(-1)!.params = associatedValues(child);
  }
  return cases;
}

function associatedValues(node: Node): ParamDecl[] {
  const params: ParamDecl[] = [];
  let label: string | null = null;
  for (const child of parts(node)) {
    if (child.type === 'simple_identifier') label = nameOf(child);
    else if (isType(child)) {
      params.push({...param(label ?? `value ${params.length + 1}`, child), label, type: toType(child)});
      label = null;
    } else if (child.type === '=' && params.length > 0) params.at(-1)!.optional = true;
  }
  return params;
}

function param(name: string, node: Node): ParamDecl {
  return {label: name, name, optional: false, variadic: false, inout: false, autoclosure: false, at: spanOf(node)};
}

function derivedInit(params: ParamDecl[], node: Node): FuncDecl {
  return {
    kind: 'func',
    name: 'init',
    at: spanOf(node),
    typeParams: [],
    params,
    async: false,
    throws: false,
    modifiers: NO_MODIFIERS,
  };
}

/**
 * Returns the initializer of a struct that declares none. It has a parameter for each stored property except constants
 * with a value.
 */
function memberwiseInit(decl: TypeDecl, node: Node): FuncDecl {
  const stored = decl.members.filter(
    (member): member is VarDecl => member.kind === 'var' && !member.getter && !member.modifiers.static,
  );
  const params = stored
    .filter((member) => member.mutable || !member.value)
    .flatMap((member) =>
      member.names.map(({name, at}) => ({
        ...param(name, node),
        // For `@Binding var text: String`, the initializer takes a `Binding<String>`.
        ...(member.type && !hasWrapper(member) && {type: member.type}),
        optional: hasInitialValue(member),
        at,
      })),
    );
  // A private property that needs a value makes the initializer private.
  const isPrivate = stored.some(
    (member) => member.modifiers.private && !hasInitialValue(member) && !hasWrapper(member),
  );
  return {...derivedInit(params, node), modifiers: {...NO_MODIFIERS, private: isPrivate}};
}

/** Whether a stored property has a value without an argument of the initializer. */
function hasInitialValue({value, mutable, type, modifiers}: VarDecl): boolean {
  const wrapped = /^@(?:State|StateObject|Environment|EnvironmentObject|FocusState)\b/;
  return value !== undefined || (mutable && type?.kind === 'opt') || modifiers.words.some((word) => wrapped.test(word));
}

function hasWrapper({modifiers}: VarDecl): boolean {
  return modifiers.words.some((word) => /^@[A-Z]/.test(word));
}

const INTEGERS = ['', '8', '16', '32', '64'].flatMap((bits) => [`Int${bits}`, `UInt${bits}`]);
const RAW_TYPES = new Set(['String', 'Character', 'Double', 'Float', ...INTEGERS]);

/** Adds `rawValue` and `init?(rawValue:)` to enums such as `enum E: String`. */
function addRawValue(decl: TypeDecl, node: Node): void {
  const [type] = decl.supers;
  if (type?.kind !== 'named' || !RAW_TYPES.has(type.path[0]!.name)) return;
  decl.supers.shift();
  const at = spanOf(node);
  decl.inits.push({...derivedInit([{...param('rawValue', node), type}], node), failable: true});
  decl.members.push({
    kind: 'var',
    pattern: {kind: 'bind', name: 'rawValue', mutable: false, at},
    names: [{name: 'rawValue', at}],
    at,
    type,
    others: [],
    valueNames: [],
    mutable: false,
    settable: false,
    async: false,
    throws: false,
    modifiers: NO_MODIFIERS,
  });
}
