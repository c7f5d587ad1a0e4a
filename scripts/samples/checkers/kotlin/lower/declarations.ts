/** Declarations of every kind. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {Arg, CaseDecl, Decl, ParamDecl, TypeDecl} from '../../native/ir';
import {emptyType, initializer, storedProperty} from '../../native/lowering/declarations';
import type {Lowering} from '../../native/lowering/rules';
import {toArguments} from './arguments';
import {toFunction, toParams} from './functions';
import {flagsOf, words} from './modifiers';
import {toProperty} from './properties';
import {toTypeParams, typeIn} from './types';

export function toDeclaration(node: Node, next: Node[], to: Lowering): Decl | undefined {
  switch (node.type) {
    case 'function_declaration':
      return toFunction(node, to);
    case 'property_declaration':
      return toProperty(node, next, to);
    case 'class_declaration':
    case 'object_declaration':
    case 'companion_object':
      return toClass(node, to);
    case 'type_alias':
      return toAlias(node);
    default:
      return undefined;
  }
}

function toAlias(node: Node): TypeDecl {
  const name = one(node, 'type_identifier')!;
  return {
    ...declaredType(node, name.text, 'alias'),
    typeParams: toTypeParams(node),
    ...(typeIn(node) && {of: typeIn(node)!}),
  };
}

function declaredType(node: Node, name: string, form: TypeDecl['form']): TypeDecl {
  return emptyType(name, form, at(one(node, 'type_identifier', 'simple_identifier') ?? node), flagsOf(node));
}

export function toClass(node: Node, to: Lowering): TypeDecl {
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
  const decl = declaredType(node, name, form);
  decl.typeParams = toTypeParams(node);
  decl.supers = all(node, 'delegation_specifier')
    .map((child) => toSuper(child, to))
    .filter((found) => found !== undefined);
  const primary = one(node, 'primary_constructor');
  if (primary) addPrimary(decl, primary, to);
  else if (form === 'class' || form === 'enum') decl.ctors.push(initializer([], at(node), flagsOf(node)));
  const body = one(node, 'class_body', 'enum_class_body');
  if (body) addBody(decl, body, primary !== undefined, to);
  return decl;
}

function toSuper(node: Node, to: Lowering): TypeDecl['supers'][number] | undefined {
  const invocation = one(node, 'constructor_invocation');
  const holder = invocation ?? one(node, 'explicit_delegation') ?? node;
  const type = typeIn(holder);
  const list = invocation && one(invocation, 'value_arguments');
  return type && {type, ...(list && {args: toArguments(list, to)})};
}

function addPrimary(decl: TypeDecl, node: Node, to: Lowering): void {
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
      ...(equals !== -1 && children[equals + 1] && {default: to.expr(children[equals + 1]!)}),
      at: at(child),
    };
  });
  decl.ctors.push(initializer(params, at(node), flagsOf(node)));
  all(node, 'class_parameter').forEach((child, index) => {
    const kind = one(child, 'binding_pattern_kind');
    if (!kind) return;
    const {name, type, at: place} = params[index]!;
    const flags = {...flagsOf(child), words: [...words(child), 'parameter']};
    decl.members.push(storedProperty(name, type, kind.text === 'var', place, flags));
  });
}

function addBody(decl: TypeDecl, body: Node, hasPrimary: boolean, to: Lowering): void {
  const children = kids(body);
  children.forEach((child, index) => {
    switch (child.type) {
      case 'enum_entries':
        decl.cases.push(...all(child, 'enum_entry').map((child) => toCase(child, to)));
        break;
      case 'enum_entry':
        decl.cases.push(toCase(child, to));
        break;
      case 'anonymous_initializer':
        decl.inits.push(to.statements(one(child, 'statements')));
        break;
      case 'secondary_constructor': {
        // A class that only has secondary constructors has none without arguments unless it says so.
        if (!hasPrimary && children.slice(0, index).every((before) => before.type !== 'secondary_constructor'))
          decl.ctors.length = 0;
        const own = initializer(toParams(one(child, 'function_value_parameters'), to), at(child), flagsOf(child));
        decl.ctors.push({...own, body: to.statements(one(child, 'statements'))});
        break;
      }
      case 'companion_object': {
        const companion = toClass(child, to);
        decl.members.push(...companion.members.map((member) => ({...member, flags: {...member.flags, static: true}})));
        break;
      }
      default: {
        const following: Node[] = [];
        for (const later of children.slice(index + 1)) {
          if (later.type !== 'getter' && later.type !== 'setter') break;
          following.push(later);
        }
        const member = toDeclaration(child, following, to);
        if (member) decl.members.push(member);
      }
    }
  });
}

function toCase(node: Node, to: Lowering): CaseDecl {
  const name = one(node, 'simple_identifier')!;
  const list = one(node, 'value_arguments');
  const args: Arg[] = list ? toArguments(list, to) : [];
  return {name: name.text, at: at(name), args};
}
