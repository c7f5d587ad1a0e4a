import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../native/grammar';
import type {
  Arg,
  CaseDecl,
  Decl,
  Expr,
  Flags,
  FunDecl,
  ParamDecl,
  Stmt,
  TypeDecl,
  TypeRef,
  VarDecl,
} from '../native/ir';
import {toArguments, toExpr, toStatements} from './lower';
import {toType, toTypeParams, typeIn, words} from './lowerTypes';

const TYPE_NODES = ['user_type', 'nullable_type', 'function_type', 'parenthesized_type'];

function flagsOf(node: Node): Flags {
  const own = words(node);
  return {
    static: false,
    hidden: own.some((word) => /^(?:private|internal|protected)$/.test(word)),
    override: own.includes('override'),
    inline: own.includes('inline'),
    abstract: own.includes('abstract'),
    words: own,
  };
}

export function toDeclaration(node: Node, next?: Node[]): Decl | undefined {
  switch (node.type) {
    case 'function_declaration':
      return toFunction(node);
    case 'property_declaration':
      return toProperty(node, next);
    case 'class_declaration':
    case 'object_declaration':
    case 'companion_object':
      return toClass(node);
    case 'type_alias':
      return toAlias(node);
    default:
      return undefined;
  }
}

/** The type before the dot of an extension's name. */
function receiverOf(node: Node): TypeRef | undefined {
  const children = parts(node);
  const dot = children.findIndex((child) => child.type === '.');
  const end = children.findIndex((child) => /^(?:function_value_parameters|variable_declaration)$/.test(child.type));
  if (dot === -1 || (end !== -1 && dot > end)) return undefined;
  const found = children.slice(0, dot).findLast((child) => TYPE_NODES.includes(child.type));
  return found && toType(found);
}

function toFunction(node: Node): FunDecl {
  const name = one(node, 'simple_identifier');
  const children = parts(node);
  const list = children.findIndex((child) => child.type === 'function_value_parameters');
  const resultNode = children.slice(list + 1).find((child) => TYPE_NODES.includes(child.type));
  const receiver = receiverOf(node);
  const flags = flagsOf(node);
  return {
    kind: 'fun',
    name: name?.text ?? '',
    at: at(name ?? node),
    typeParams: toTypeParams(node),
    ...(receiver && {receiver}),
    params: toParams(children[list]),
    ...(resultNode && {result: toType(resultNode)}),
    ...bodyOf(one(node, 'function_body')),
    async: flags.words.includes('suspend'),
    throws: false,
    flags,
  };
}

export function bodyOf(body: Node | undefined): {body?: Stmt[]; value?: Expr} {
  if (!body) return {};
  if (has(body, '=')) return {value: toExpr(kids(body)[0]!)};
  return {body: toStatements(one(body, 'statements'))};
}

export function toParams(list: Node | undefined): ParamDecl[] {
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
      last.default = toExpr(child);
    }
  }
  return params;
}

function toProperty(node: Node, next: Node[] = []): VarDecl {
  const several = one(node, 'multi_variable_declaration');
  const variables = several ? all(several, 'variable_declaration') : all(node, 'variable_declaration');
  const children = parts(node);
  const equals = children.findIndex((child) => child.type === '=');
  const value = equals === -1 ? undefined : children[equals + 1];
  const delegate = one(node, 'property_delegate');
  const accessors = [...all(node, 'getter', 'setter'), ...next];
  const getter = accessors.find((child) => child.type === 'getter');
  const getterBody = bodyOf(getter && one(getter, 'function_body'));
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
  const computed = getterBody.value ?? (value && toExpr(value));
  return {
    kind: 'var',
    pattern: several ? {kind: 'tuple', items: binds, at: at(several)} : (binds[0] ?? {kind: 'wild', at: at(node)}),
    names,
    at: names[0]?.at ?? at(node),
    typeParams: toTypeParams(node),
    ...(receiver && {receiver}),
    ...(type && {type}),
    ...(computed && {value: computed}),
    ...(delegate && {delegate: toExpr(kids(delegate)[0]!)}),
    ...(getterBody.body && {getter: getterBody.body}),
    others: accessors.filter((child) => child.type === 'setter').map((child) => toSetter(child)),
    mutable: one(node, 'binding_pattern_kind')?.text === 'var',
    async: false,
    throws: false,
    flags: flagsOf(node),
  };
}

function toSetter(node: Node): Stmt[] {
  const {body = [], value} = bodyOf(one(node, 'function_body'));
  return value ? [...body, {kind: 'expr', value, at: value.at}] : body;
}

function toAlias(node: Node): TypeDecl {
  const name = one(node, 'type_identifier')!;
  return {
    ...emptyType(node, name.text, 'alias'),
    typeParams: toTypeParams(node),
    ...(typeIn(node) && {of: typeIn(node)!}),
  };
}

function emptyType(node: Node, name: string, form: TypeDecl['form']): TypeDecl {
  return {
    kind: 'type',
    form,
    name,
    at: at(one(node, 'type_identifier', 'simple_identifier') ?? node),
    typeParams: [],
    supers: [],
    where: [],
    ctors: [],
    inits: [],
    members: [],
    cases: [],
    flags: flagsOf(node),
  };
}

export function toClass(node: Node): TypeDecl {
  const companion = node.type === 'companion_object';
  const form: TypeDecl['form'] =
    companion || node.type === 'object_declaration' || node.type === 'object_literal'
      ? 'object'
      : has(node, 'interface')
        ? 'interface'
        : has(node, 'enum') || words(node).includes('enum')
          ? 'enum'
          : 'class';
  const name = one(node, 'type_identifier', 'simple_identifier')?.text ?? (companion ? 'Companion' : '');
  const decl = emptyType(node, name, form);
  decl.typeParams = toTypeParams(node);
  decl.supers = all(node, 'delegation_specifier')
    .map(toSuper)
    .filter((found) => found !== undefined);
  const primary = one(node, 'primary_constructor');
  if (primary) addPrimary(decl, primary);
  else if (form === 'class' || form === 'enum') decl.ctors.push(constructor(node, []));
  const body = one(node, 'class_body', 'enum_class_body');
  if (body) addBody(decl, body, primary !== undefined);
  return decl;
}

function toSuper(node: Node): TypeDecl['supers'][number] | undefined {
  const invocation = one(node, 'constructor_invocation');
  const holder = invocation ?? one(node, 'explicit_delegation') ?? node;
  const type = typeIn(holder);
  const list = invocation && one(invocation, 'value_arguments');
  return type && {type, ...(list && {args: toArguments(list)})};
}

function constructor(node: Node, params: ParamDecl[]): FunDecl {
  return {
    kind: 'fun',
    name: 'init',
    at: at(node),
    typeParams: [],
    params,
    async: false,
    throws: false,
    flags: flagsOf(node),
  };
}

function addPrimary(decl: TypeDecl, node: Node): void {
  const params = all(node, 'class_parameter').map((child): ParamDecl => {
    const name = one(child, 'simple_identifier')!;
    const type = typeIn(child);
    const children = parts(child);
    const equals = children.findIndex((part) => part.type === '=');
    return {
      label: name.text,
      name: name.text,
      ...(type && {type}),
      optional: equals !== -1,
      vararg: words(child).includes('vararg'),
      ...(equals !== -1 && children[equals + 1] && {default: toExpr(children[equals + 1]!)}),
      at: at(child),
    };
  });
  decl.ctors.push(constructor(node, params));
  all(node, 'class_parameter').forEach((child, index) => {
    const kind = one(child, 'binding_pattern_kind');
    if (!kind) return;
    const {name, type, at: place} = params[index]!;
    decl.members.push({
      kind: 'var',
      pattern: {kind: 'bind', name, at: place},
      names: [{name, at: place}],
      at: place,
      typeParams: [],
      ...(type && {type}),
      others: [],
      mutable: kind.text === 'var',
      async: false,
      throws: false,
      flags: {...flagsOf(child), words: [...words(child), 'parameter']},
    });
  });
}

function addBody(decl: TypeDecl, body: Node, hasPrimary: boolean): void {
  const children = kids(body);
  children.forEach((child, index) => {
    switch (child.type) {
      case 'enum_entries':
        decl.cases.push(...all(child, 'enum_entry').map(toCase));
        break;
      case 'enum_entry':
        decl.cases.push(toCase(child));
        break;
      case 'anonymous_initializer':
        decl.inits.push(toStatements(one(child, 'statements')));
        break;
      case 'secondary_constructor': {
        // A class that only has secondary constructors has none without arguments unless it says so.
        if (!hasPrimary && children.slice(0, index).every((before) => before.type !== 'secondary_constructor'))
          decl.ctors.length = 0;
        const own = constructor(child, toParams(one(child, 'function_value_parameters')));
        decl.ctors.push({...own, body: toStatements(one(child, 'statements'))});
        break;
      }
      case 'companion_object': {
        const companion = toClass(child);
        decl.members.push(...companion.members.map((member) => ({...member, flags: {...member.flags, static: true}})));
        break;
      }
      default: {
        const following: Node[] = [];
        for (const later of children.slice(index + 1)) {
          if (later.type !== 'getter' && later.type !== 'setter') break;
          following.push(later);
        }
        const member = toDeclaration(child, following);
        if (member) decl.members.push(member);
      }
    }
  });
}

function toCase(node: Node): CaseDecl {
  const name = one(node, 'simple_identifier')!;
  const list = one(node, 'value_arguments');
  const args: Arg[] = list ? toArguments(list) : [];
  return {name: name.text, at: at(name), args};
}
