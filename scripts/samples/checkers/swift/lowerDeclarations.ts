import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../native/grammar';
import type {CaseDecl, Decl, Flags, FunDecl, ParamDecl, Stmt, TypeDecl, VarDecl} from '../native/ir';
import type {Marks} from './context';
import {toExpr, toStatements} from './lower';
import {declared, toPattern} from './lowerPatterns';
import {toType, toTypeParams, toWhere, TYPE_NODES, typeIn, words} from './lowerTypes';

function flagsOf(node: Node): Flags {
  const own = words(node);
  return {
    static: own.some((word) => word === 'static' || word === 'class'),
    hidden: own.some((word) => /^(?:private|fileprivate)$/.test(word)),
    override: own.includes('override'),
    inline: false,
    abstract: false,
    words: [...own, ...(has(node, 'lazy') ? ['lazy'] : [])],
  };
}

export function toDeclarations(node: Node, marks: Marks): Decl[] | undefined {
  switch (node.type) {
    case 'function_declaration':
    case 'protocol_function_declaration':
      return [toFunction(node, marks)];
    case 'property_declaration':
    case 'protocol_property_declaration':
      return toProperties(node, marks);
    case 'class_declaration':
    case 'protocol_declaration':
      return [toClass(node, marks)];
    case 'typealias_declaration':
      return [
        {
          ...emptyType(node, one(node, 'type_identifier')!.text, 'alias'),
          typeParams: toTypeParams(node),
          ...(typeIn(node) && {of: typeIn(node)!}),
        },
      ];
    default:
      return undefined;
  }
}

function bodyOf(node: Node, marks: Marks): {body?: Stmt[]} {
  const body = one(node, 'function_body');
  return body ? {body: toStatements(one(body, 'statements'), marks)} : {};
}

/** The type behind the arrow. */
function resultOf(node: Node): Node | undefined {
  const children = parts(node);
  const arrow = children.findIndex((child) => child.type === '->');
  return arrow === -1 ? undefined : children.slice(arrow).find((child) => TYPE_NODES.includes(child.type));
}

function toFunction(node: Node, marks: Marks): FunDecl {
  const name = one(node, 'simple_identifier');
  const operator = parts(node).find((_, index) => index > 0 && parts(node)[index - 1]!.type === 'func');
  const result = resultOf(node);
  return {
    kind: 'fun',
    name: name?.text ?? operator?.text ?? '',
    at: at(name ?? node),
    typeParams: toTypeParams(node),
    params: toParams(node, marks),
    ...(result && {result: toType(result)}),
    ...bodyOf(node, marks),
    async: has(node, 'async'),
    throws: throwing(node),
    flags: flagsOf(node),
  };
}

function throwing(node: Node): boolean | 'rethrows' {
  const found = one(node, 'throws', 'rethrows');
  return found ? (found.text === 'rethrows' ? 'rethrows' : true) : false;
}

function toParams(node: Node, marks: Marks): ParamDecl[] {
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
      last.default = toExpr(child, marks);
      equals = false;
    }
  }
  return params;
}

/** `let a: A, b = 2` is two properties. */
function toProperties(node: Node, marks: Marks): VarDecl[] {
  const children = parts(node);
  const starts = children.flatMap((child, index) => (child.type === 'pattern' ? [index] : []));
  return starts.map((start, index) => toProperty(node, children.slice(start, starts[index + 1]), marks));
}

function toProperty(node: Node, children: Node[], marks: Marks): VarDecl {
  const name = children[0]!;
  const annotation = children.find((child) => child.type === 'type_annotation');
  const equals = children.findIndex((child) => child.type === '=');
  const value = equals === -1 ? undefined : children[equals + 1];
  const computed = children.find((child) => child.type === 'computed_property');
  const getter = computed && one(computed, 'computed_getter');
  const requirements = children.find((child) => child.type === 'protocol_property_requirements');
  const specifier = getter ? one(getter, 'getter_specifier') : requirements && one(requirements, 'getter_specifier');
  const observers = children.find((child) => child.type === 'willset_didset_block');
  const names = declared(name);
  const type = annotation && typeIn(annotation);
  const binding = one(node, 'value_binding_pattern') ?? one(name, 'value_binding_pattern');
  const getterBody = computed && (getter ? one(getter, 'statements') : one(computed, 'statements'));
  const others = [
    ...(computed ? all(computed, 'computed_setter', 'computed_modify') : []),
    ...(observers ? kids(observers) : []),
  ];
  const shown = name.type === 'pattern' ? toPattern(name, marks, true) : undefined;
  return {
    kind: 'var',
    pattern: shown ?? {kind: 'wild', at: at(name)},
    names,
    at: names[0]?.at ?? at(name),
    typeParams: [],
    ...(type && {type}),
    ...(value && {value: toExpr(value, marks)}),
    ...(computed && {getter: toStatements(getterBody, marks)}),
    others: others.map((child) => toStatements(one(child, 'statements'), marks)),
    mutable: (binding?.text ?? '').startsWith('var'),
    async: specifier ? has(specifier, 'async') : false,
    throws: specifier ? has(specifier, 'throws') : false,
    flags: flagsOf(node),
  };
}

function emptyType(node: Node, name: string, form: TypeDecl['form']): TypeDecl {
  return {
    kind: 'type',
    form,
    name,
    at: at(one(node, 'type_identifier', 'user_type') ?? node),
    typeParams: [],
    supers: [],
    where: toWhere(node),
    ctors: [],
    inits: [],
    members: [],
    cases: [],
    flags: flagsOf(node),
  };
}

const FORMS: Readonly<Record<string, TypeDecl['form']>> = {
  class: 'class',
  struct: 'struct',
  enum: 'enum',
  actor: 'actor',
  extension: 'extension',
  protocol: 'interface',
};

function toClass(node: Node, marks: Marks): TypeDecl {
  const kind = parts(node).find((child) => child.type in FORMS)?.type ?? 'class';
  const form = FORMS[kind]!;
  const nameNode = one(node, 'type_identifier', 'user_type');
  const decl = emptyType(node, form === 'extension' ? '' : (nameNode?.text ?? ''), form);
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
  for (const child of body ? kids(body) : []) addMember(decl, child, marks);
  if (form === 'interface') addAssociated(decl, body);
  if (form === 'struct' && decl.ctors.length === 0) decl.ctors.push(memberwise(decl, node));
  if (form === 'enum') addRawValue(decl, node);
  if ((form === 'class' || form === 'actor') && decl.ctors.length === 0 && decl.supers.length === 0)
    decl.ctors.push(initializer(node, []));
  return decl;
}

function addMember(decl: TypeDecl, node: Node, marks: Marks): void {
  switch (node.type) {
    case 'init_declaration':
      decl.ctors.push({
        ...initializer(node, toParams(node, marks)),
        ...bodyOf(node, marks),
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
      const params = toParams(node, marks).map((param) => ({
        ...param,
        label: param.label === param.name ? null : param.label,
      }));
      decl.members.push({...initializer(node, params), name: 'subscript', ...(result && {result: toType(result)})});
      break;
    }
    default:
      decl.members.push(...(toDeclarations(node, marks) ?? []));
  }
}

/** `associatedtype T` is a parameter of the protocol. */
function addAssociated(decl: TypeDecl, body: Node | undefined): void {
  for (const child of body ? all(body, 'associatedtype_declaration') : []) {
    const bound = typeIn(child);
    decl.typeParams.push({name: one(child, 'type_identifier')!.text, ...(bound && {bound})});
  }
}

function initializer(node: Node, params: ParamDecl[]): FunDecl {
  return {
    kind: 'fun',
    name: 'init',
    at: at(node),
    typeParams: node.type === 'init_declaration' ? toTypeParams(node) : [],
    params,
    async: false,
    throws: false,
    flags: flagsOf(node),
  };
}

/** The initializer that a struct has where it declares none: a parameter for each stored property. */
function memberwise(decl: TypeDecl, node: Node): FunDecl {
  const stored = decl.members.filter(
    (member): member is VarDecl => member.kind === 'var' && !member.getter && !member.flags.static,
  );
  const params = stored
    .filter((member) => member.mutable || !member.value)
    .flatMap((member) =>
      member.names.map(({name, at: place}): ParamDecl => ({
        label: name,
        name,
        ...(member.type && {type: member.type}),
        optional:
          member.value !== undefined ||
          (member.mutable && member.type?.kind === 'opt') ||
          member.flags.words.some((word) =>
            /^@(?:State|StateObject|Environment|EnvironmentObject|FocusState)\b/.test(word),
          ),
        vararg: false,
        at: place,
      })),
    );
  return initializer(node, params);
}

function toCases(node: Node): CaseDecl[] {
  const cases: CaseDecl[] = [];
  for (const child of parts(node)) {
    if (child.type === 'simple_identifier') cases.push({name: child.text, at: at(child), args: []});
    else if (child.type === 'enum_type_parameters' && cases.length > 0) cases.at(-1)!.params = payload(child);
  }
  return cases;
}

function payload(node: Node): ParamDecl[] {
  const params: ParamDecl[] = [];
  let label: string | null = null;
  for (const child of parts(node)) {
    if (child.type === 'simple_identifier') label = child.text;
    else if (TYPE_NODES.includes(child.type)) {
      params.push({
        label,
        name: label ?? `value ${params.length + 1}`,
        type: toType(child),
        optional: false,
        vararg: false,
        at: at(child),
      });
      label = null;
    } else if (child.type === '=') params.at(-1)!.optional = true;
  }
  return params;
}

const RAW = new Set(['String', 'Int', 'UInt', 'UInt8', 'Int32', 'UInt32', 'Character', 'Double']);

/** `enum E: String` has `rawValue` and `init?(rawValue:)`. */
function addRawValue(decl: TypeDecl, node: Node): void {
  const first = decl.supers[0]?.type;
  if (first?.kind !== 'named' || !RAW.has(first.path[0]!.name)) return;
  decl.supers.shift();
  const place = at(node);
  const param: ParamDecl = {
    label: 'rawValue',
    name: 'rawValue',
    type: first,
    optional: false,
    vararg: false,
    at: place,
  };
  decl.ctors.push({...initializer(node, [param]), failable: true});
  decl.members.push({
    kind: 'var',
    pattern: {kind: 'bind', name: 'rawValue', at: place},
    names: [{name: 'rawValue', at: place}],
    at: place,
    typeParams: [],
    type: first,
    others: [],
    mutable: false,
    async: false,
    throws: false,
    flags: {static: false, hidden: false, override: false, inline: false, abstract: false, words: []},
  });
}
