/** Kotlin's syntax tree to the common form. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../native/grammar';
import type {Arg, Expr, Lambda, Pattern, Stmt, TypeRef, Unit, WhenCase} from '../native/ir';
import {bodyOf, toClass, toDeclaration, toParams} from './lowerDeclarations';
import {toArgs, toType, typeIn} from './lowerTypes';

const TYPE_NODES = ['user_type', 'nullable_type', 'function_type', 'parenthesized_type'];

export function toUnit(root: Node): Unit {
  const header = one(root, 'package_header');
  const imports = all(root, 'import_list').flatMap((list) => all(list, 'import_header'));
  return {
    module: header ? one(header, 'identifier')!.text.replace(/\s/g, '') : '',
    imports: imports.map((node) => {
      const alias = one(node, 'import_alias');
      return {
        path: one(node, 'identifier')!.text.replace(/\s/g, ''),
        ...(alias && {alias: one(alias, 'type_identifier', 'simple_identifier')!.text}),
        all: one(node, 'wildcard_import') !== undefined,
        at: at(one(node, 'identifier')!),
      };
    }),
    body: toStatements(root),
  };
}

const SKIPPED = new Set([
  'package_header',
  'import_list',
  'getter',
  'setter',
  'file_annotation',
  'shebang_line',
  'label',
  'annotation',
]);

export function toStatements(node: Node | undefined): Stmt[] {
  if (!node) return [];
  const children = kids(node);
  return children.flatMap((child, index) => {
    if (SKIPPED.has(child.type)) return [];
    const next = children.slice(index + 1, index + 3).filter((later) => /^[gs]etter$/.test(later.type));
    return [toStatement(child, next)];
  });
}

function toStatement(node: Node, next: Node[]): Stmt {
  const declaration = toDeclaration(node, next);
  if (declaration) return declaration;
  const place = at(node);
  switch (node.type) {
    case 'assignment': {
      const [target, op, value] = parts(node);
      return {kind: 'assign', target: toExpr(target!), op: op!.text, value: toExpr(value!), at: place};
    }
    case 'for_statement': {
      const children = parts(node);
      const over = children[children.findIndex((child) => child.type === 'in') + 1]!;
      return {
        kind: 'for',
        pattern: toBinding(one(node, 'variable_declaration', 'multi_variable_declaration')!),
        over: toExpr(over),
        await: false,
        try: false,
        body: toBlock(one(node, 'control_structure_body')),
        at: place,
      };
    }
    case 'while_statement':
    case 'do_while_statement': {
      const cond = kids(node).find((child) => child.type !== 'control_structure_body')!;
      return {
        kind: 'while',
        conds: [{kind: 'test', value: toExpr(cond)}],
        body: toBlock(one(node, 'control_structure_body')),
        at: place,
      };
    }
    default:
      return {kind: 'expr', value: toExpr(node), at: place};
  }
}

/** What is in braces, or the one statement without them. */
function toBlock(node: Node | undefined): Stmt[] {
  if (!node) return [];
  const inner = one(node, 'statements');
  if (inner || has(node, '{')) return toStatements(inner);
  return toStatements(node);
}

function toBinding(node: Node): Pattern {
  if (node.type === 'multi_variable_declaration')
    return {kind: 'tuple', items: all(node, 'variable_declaration').map(toBinding), at: at(node)};
  const name = one(node, 'simple_identifier')!;
  const type = typeIn(node);
  if (name.text === '_') return {kind: 'wild', at: at(node)};
  return {kind: 'bind', name: name.text, ...(type && {type}), at: at(node)};
}

export function toArguments(list: Node): Arg[] {
  return all(list, 'value_argument').map((node) => {
    const children = parts(node).filter((child) => child.type !== 'annotation');
    const named = children[1]?.type === '=';
    const value = children.at(-1)!;
    const spread = value.type === 'spread_expression' || has(node, '*');
    return {
      ...(named && {label: children[0]!.text}),
      value: toExpr(value.type === 'spread_expression' ? kids(value)[0]! : value),
      ...(spread && {spread}),
    };
  });
}

const BINARY = new Set([
  'additive_expression',
  'multiplicative_expression',
  'comparison_expression',
  'equality_expression',
  'conjunction_expression',
  'disjunction_expression',
  'range_expression',
  'elvis_expression',
]);

export function toExpr(node: Node): Expr {
  const place = at(node);
  if (BINARY.has(node.type)) {
    const [left, op, right] = parts(node);
    return {kind: 'binary', op: op!.text, left: toExpr(left!), right: toExpr(right!), at: place};
  }
  switch (node.type) {
    case 'simple_identifier':
    case 'interpolated_identifier':
    case 'type_identifier':
      return {kind: 'name', name: node.text.replace(/^`|`$/g, ''), args: [], at: place};
    case 'this_expression':
      return {kind: 'name', name: 'this', args: [], at: place};
    case 'super_expression':
      return {kind: 'name', name: 'super', args: [], at: place};
    case 'null':
      return {kind: 'literal', of: 'null', at: place};
    case 'integer_literal':
    case 'hex_literal':
    case 'bin_literal':
      return {kind: 'literal', of: 'int', at: place};
    case 'long_literal':
      return {kind: 'literal', of: 'long', at: place};
    case 'unsigned_literal':
      return {kind: 'literal', of: 'uint', at: place};
    case 'real_literal':
      return {kind: 'literal', of: /f$/i.test(node.text) ? 'single' : 'float', at: place};
    case 'boolean_literal':
      return {kind: 'literal', of: 'bool', at: place};
    case 'character_literal':
      return {kind: 'literal', of: 'char', at: place};
    case 'string_literal':
    case 'line_string_literal':
    case 'multi_line_string_literal':
      return {kind: 'string', parts: kids(node).flatMap(toInterpolation), at: place};
    case 'parenthesized_expression':
    case 'interpolated_expression':
    case 'annotated_lambda':
    case 'directly_assignable_expression':
      return toHolder(node);
    case 'navigation_expression':
      return toNavigation(node);
    case 'call_expression':
      return toCall(node);
    case 'indexing_expression': {
      const [on, suffix] = kids(node);
      return {kind: 'index', on: toExpr(on!), args: kids(suffix!).map((child) => ({value: toExpr(child)})), at: place};
    }
    case 'lambda_literal':
      return toLambda(node);
    case 'anonymous_function':
      return toAnonymous(node);
    case 'infix_expression': {
      const [left, op, right] = kids(node);
      const fn: Expr = {
        kind: 'member',
        on: toExpr(left!),
        name: op!.text,
        args: [],
        safe: false,
        at: at(op!),
        nameAt: at(op!),
      };
      return {kind: 'call', fn, args: right ? [{value: toExpr(right)}] : [], at: place};
    }
    case 'prefix_expression': {
      const children = parts(node);
      return {kind: 'unary', op: children[0]!.text, on: toExpr(children.at(-1)!), at: place};
    }
    case 'postfix_expression': {
      const [on, op] = parts(node);
      if (op!.text === '!!') return {kind: 'force', on: toExpr(on!), at: place};
      return {kind: 'unary', op: op!.text, on: toExpr(on!), at: place};
    }
    case 'as_expression': {
      const [on, op, type] = parts(node);
      return {kind: 'cast', on: toExpr(on!), type: toType(type!), how: op!.text === 'as' ? 'as' : 'as?', at: place};
    }
    case 'check_expression': {
      const [on, op, right] = parts(node);
      if (op!.text === 'is' || op!.text === '!is')
        return {kind: 'cast', on: toExpr(on!), type: toType(right!), how: op!.text, at: place};
      return {kind: 'binary', op: op!.text, left: toExpr(on!), right: toExpr(right!), at: place};
    }
    case 'if_expression':
      return toIf(node);
    case 'when_expression':
      return toWhen(node);
    case 'try_expression':
      return toTry(node);
    case 'jump_expression': {
      const value = kids(node).find((child) => child.type !== 'label');
      const literal = parts(node).find((child) => child.type === 'null');
      const how = /^(return|throw|break|continue)/.exec(node.text)![1] as 'return' | 'throw' | 'break' | 'continue';
      const label = one(node, 'label')?.text;
      const given = value ?? literal;
      return {kind: 'jump', how, ...(given && {value: toExpr(given)}), ...(label && {label}), at: place};
    }
    case 'object_literal':
      return {kind: 'object', type: {...toClass(node), form: 'class'}, at: place};
    case 'callable_reference': {
      const name = one(node, 'type_identifier', 'simple_identifier', 'user_type');
      const own = kids(node).at(-1);
      if (has(node, 'class')) return {kind: 'classRef', ...(name && {type: refOf(name)}), at: place};
      return {
        kind: 'funRef',
        ...(name && own && name.id !== own.id && {on: refOf(name)}),
        name: own?.text ?? '',
        at: place,
      };
    }
    case 'collection_literal':
      return {kind: 'list', items: kids(node).map(toExpr), at: place};
    case 'spread_expression':
      return toExpr(kids(node)[0]!);
    case 'control_structure_body':
      return {kind: 'if', conds: [], then: toBlock(node), at: place};
    case 'labeled_expression':
    case 'annotated_expression':
      return toExpr(kids(node).at(-1)!);
    default:
      return {kind: 'other', parts: kids(node).map(toExpr), at: place};
  }
}

function refOf(node: Node): TypeRef {
  return node.type === 'user_type' ? toType(node) : {kind: 'named', path: [{name: node.text, args: []}], at: at(node)};
}

function toInterpolation(node: Node): Expr[] {
  if (node.type === 'interpolated_expression' || node.type === 'interpolated_identifier') return [toExpr(node)];
  return [];
}

/** Parentheses, and the left of an assignment, which lies flat. */
function toHolder(node: Node): Expr {
  const children = parts(node).filter((child) => child.isNamed || child.type === 'null');
  let result = toExpr(children[0]!);
  for (const suffix of children.slice(1)) {
    if (suffix.type === 'navigation_suffix') result = navigate(result, suffix, at(node));
    else if (suffix.type === 'indexing_suffix')
      result = {kind: 'index', on: result, args: kids(suffix).map((child) => ({value: toExpr(child)})), at: at(node)};
  }
  return result;
}

function toNavigation(node: Node): Expr {
  const [on, suffix] = kids(node);
  return navigate(toExpr(on!), suffix!, at(node));
}

function navigate(on: Expr, suffix: Node, place: Expr['at']): Expr {
  const operator = parts(suffix)[0]!.text;
  const name = one(suffix, 'simple_identifier', 'parenthesized_expression');
  if (operator === '::') {
    if (!name || name.text === 'class') return {kind: 'classRef', on, at: place};
    return {kind: 'other', parts: [on], at: place};
  }
  const last = name ?? suffix;
  return {
    kind: 'member',
    on,
    name: name?.text ?? '',
    args: [],
    safe: operator === '?.',
    at: place,
    nameAt: at(last),
  };
}

function toCall(node: Node): Expr {
  const [fnNode, suffix] = kids(node);
  const lambdas = all(suffix!, 'annotated_lambda', 'lambda_literal');
  const list = one(suffix!, 'value_arguments');
  const generic = one(suffix!, 'type_arguments');
  let fn = toExpr(fnNode!);
  const trailing = lambdas.map((child): Arg => ({value: toExpr(child), trailing: true}));
  // `f(x) { … }` is two calls to the grammar, and one to Kotlin.
  if (!list && fn.kind === 'call' && fnNode!.type === 'call_expression' && trailing.length > 0 && !hasTrailing(fn))
    return {...fn, args: [...fn.args, ...trailing], at: at(node)};
  if (generic && (fn.kind === 'name' || fn.kind === 'member')) fn = {...fn, args: toArgs(generic)};
  return {kind: 'call', fn, args: [...(list ? toArguments(list) : []), ...trailing], at: at(node)};
}

function hasTrailing(call: Expr): boolean {
  return call.kind === 'call' && call.args.some((arg) => arg.trailing);
}

function toLambda(node: Node): Lambda {
  const list = one(node, 'lambda_parameters');
  return {
    kind: 'lambda',
    at: at(node),
    ...(list && {
      params: all(list, 'variable_declaration', 'multi_variable_declaration').map((child) => {
        const variables = child.type === 'variable_declaration' ? [child] : all(child, 'variable_declaration');
        const type = child.type === 'variable_declaration' ? typeIn(child) : undefined;
        return {names: variables.map((variable) => one(variable, 'simple_identifier')!.text), ...(type && {type})};
      }),
    }),
    captures: [],
    body: toStatements(one(node, 'statements')),
  };
}

function toAnonymous(node: Node): Lambda {
  const params = toParams(one(node, 'function_value_parameters'));
  const {body, value} = bodyOf(one(node, 'function_body'));
  const result = kids(node).find((child) => TYPE_NODES.includes(child.type));
  return {
    kind: 'lambda',
    at: at(node),
    params: params.map(({name, type}) => ({names: [name], ...(type && {type})})),
    ...(result && {result: toType(result)}),
    label: 'fun',
    captures: [],
    body: value ? [{kind: 'expr', value, at: value.at}] : (body ?? []),
  };
}

function toIf(node: Node): Expr {
  const children = parts(node);
  const other = children.findIndex((child) => child.type === 'else');
  const bodies = children.filter((child) => child.type === 'control_structure_body');
  const cond = children[children.findIndex((child) => child.type === '(') + 1]!;
  const then = bodies.find((body) => other === -1 || body.startIndex < children[other]!.startIndex);
  const rest = other === -1 ? undefined : bodies.find((body) => body.startIndex > children[other]!.startIndex);
  return {
    kind: 'if',
    conds: [{kind: 'test', value: toExpr(cond)}],
    then: toBlock(then),
    ...(other !== -1 && {else: toBlock(rest)}),
    at: at(node),
  };
}

function toWhen(node: Node): Expr {
  const subjectNode = one(node, 'when_subject');
  const variable = subjectNode && one(subjectNode, 'variable_declaration');
  const subject = subjectNode && kids(subjectNode).at(-1);
  const binding = variable && one(variable, 'simple_identifier')!.text;
  return {
    kind: 'when',
    ...(subject && {subject: toExpr(subject)}),
    ...(binding && {binding}),
    cases: all(node, 'when_entry').map((entry): WhenCase => ({
      patterns: all(entry, 'when_condition').map(toWhenPattern),
      body: toBlock(one(entry, 'control_structure_body')),
    })),
    at: at(node),
  };
}

function toWhenPattern(node: Node): Pattern {
  const place = at(node);
  const inner = parts(node)[0]!;
  if (inner.type === 'type_test')
    return {kind: 'is', type: typeIn(inner)!, ...(inner.text.startsWith('!') && {negated: true}), at: place};
  if (inner.type === 'range_test') return {kind: 'in', value: toExpr(kids(inner).at(-1)!), at: place};
  return {kind: 'value', value: toExpr(inner), at: place};
}

function toTry(node: Node): Expr {
  const rest = one(node, 'finally_block');
  return {
    kind: 'try',
    body: toStatements(one(node, 'statements')),
    catches: all(node, 'catch_block').map((block) => {
      const name = one(block, 'simple_identifier')!;
      const type = typeIn(block);
      return {
        pattern: {kind: 'bind', name: name.text, ...(type && {type}), at: at(name)},
        body: toStatements(one(block, 'statements')),
      };
    }),
    ...(rest && {finally: toStatements(one(rest, 'statements'))}),
    at: at(node),
  };
}
