/** Swift's syntax tree to the common form. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../native/grammar';
import type {Arg, Condition, Expr, Lambda, Stmt, Unit, WhenCase} from '../native/ir';
import type {Marks} from './context';
import {toDeclarations} from './lowerDeclarations';
import {fromParts, toPattern} from './lowerPatterns';
import {toType, TYPE_NODES, typeIn} from './lowerTypes';

export function toUnit(root: Node, marks: Marks, module: string): Unit {
  return {
    module,
    imports: all(root, 'import_declaration').map((node) => ({
      path: one(node, 'identifier')!.text,
      all: true,
      at: at(one(node, 'identifier')!),
    })),
    body: toStatements(root, marks),
  };
}

const SKIPPED = new Set([
  'import_declaration',
  'statement_label',
  'shebang_line',
  'attribute',
  'directive',
  'where_keyword',
]);

export function toStatements(node: Node | undefined, marks: Marks): Stmt[] {
  if (!node) return [];
  const children = parts(node).filter((child) => child.isNamed || child.type === 'nil');
  const result: Stmt[] = [];
  for (let index = 0; index < children.length; index++) {
    const child = children[index]!;
    if (SKIPPED.has(child.type)) continue;
    if (child.type === 'throw_keyword') {
      const value = children[++index];
      result.push({
        kind: 'expr',
        value: {kind: 'jump', how: 'throw', ...(value && {value: toExpr(value, marks)}), at: at(child)},
        at: at(child),
      });
    } else result.push(...toStatement(child, marks));
  }
  return result;
}

function block(node: Node, marks: Marks): Stmt[] {
  return toStatements(one(node, 'statements'), marks);
}

function toStatement(node: Node, marks: Marks): Stmt[] {
  const declarations = toDeclarations(node, marks);
  if (declarations) return declarations;
  const place = at(node);
  switch (node.type) {
    case 'assignment': {
      const mark = marks.take(node.startIndex);
      const [target, op, value] = parts(node);
      return [
        {
          kind: 'assign',
          target: toExpr(target!, marks),
          op: op!.text,
          value: toExpr(value!, marks),
          ...(mark && {mark}),
          at: place,
        },
      ];
    }
    case 'for_statement':
      return [toFor(node, marks)];
    case 'while_statement':
      return [{kind: 'while', conds: toConditions(before(node, '{'), marks), body: block(node, marks), at: place}];
    case 'repeat_while_statement': {
      const cond = kids(node).at(-1)!;
      return [
        {kind: 'while', conds: [{kind: 'test', value: toExpr(cond, marks)}], body: block(node, marks), at: place},
      ];
    }
    case 'guard_statement':
      return [{kind: 'guard', conds: toConditions(before(node, 'else'), marks), else: block(node, marks), at: place}];
    case 'call_expression': {
      const name = kids(node)[0];
      const closure = kids(node)[1] && one(kids(node)[1]!, 'lambda_literal');
      if (name?.text === 'defer' && closure) return [{kind: 'block', body: block(closure, marks), at: place}];
      break;
    }
    case 'statements':
      return [{kind: 'block', body: toStatements(node, marks), at: place}];
    default:
  }
  return [{kind: 'expr', value: toExpr(node, marks), at: place}];
}

/** Children between the keyword and a token. */
function before(node: Node, token: string): Node[] {
  const children = parts(node).slice(1);
  const end = children.findIndex((child) => child.type === token);
  return children.slice(0, end === -1 ? undefined : end);
}

function toFor(node: Node, marks: Marks): Stmt {
  const item = one(node, 'pattern')!;
  const mark = marks.take(item.startIndex);
  const children = parts(node);
  const over = children[children.findIndex((child) => child.type === 'in') + 1]!;
  const where = one(node, 'where_clause');
  const test = where && kids(where).at(-1);
  return {
    kind: 'for',
    pattern: toPattern(item, marks, true),
    over: toExpr(over, marks),
    ...(test && {where: toExpr(test, marks)}),
    await: mark?.await ?? false,
    try: mark?.try !== undefined,
    body: block(node, marks),
    at: at(node),
  };
}

/** Conditions lie flat, between commas. */
function toConditions(children: readonly Node[], marks: Marks): Condition[] {
  const groups: Node[][] = [[]];
  for (const child of children) {
    if (child.type === ',') groups.push([]);
    else groups.at(-1)!.push(child);
  }
  return groups.filter((group) => group.length > 0).map((group) => toCondition(group, marks));
}

function toCondition(group: readonly Node[], marks: Marks): Condition {
  const equals = group.findIndex((child) => child.type === '=');
  const first = group[0]!;
  if (first.type === 'case')
    return {
      kind: 'match',
      pattern: fromParts(group.slice(0, equals), first, marks, false),
      value: toExpr(group[equals + 1]!, marks),
      at: at(first),
    };
  if (first.type === 'value_binding_pattern') {
    const name = group.find((child) => child.type === 'simple_identifier' || child.type === 'pattern')!;
    const annotation = group.find((child) => child.type === 'type_annotation');
    const type = annotation && typeIn(annotation);
    const value = equals === -1 ? name : group[equals + 1]!;
    return {
      kind: 'unwrap',
      pattern: name.text === '_' ? {kind: 'wild', at: at(name)} : {kind: 'bind', name: name.text, at: at(name)},
      ...(type && {type}),
      value: toExpr(value, marks),
      at: at(name),
    };
  }
  return {kind: 'test', value: toExpr(first, marks)};
}

const BINARY = new Set([
  'additive_expression',
  'multiplicative_expression',
  'comparison_expression',
  'equality_expression',
  'conjunction_expression',
  'disjunction_expression',
  'range_expression',
  'nil_coalescing_expression',
  'infix_expression',
  'bitwise_operation',
]);

/** To the grammar `!a.b` is `(!a).b`; Swift means `!(a.b)`. */
function hoisted(expr: Expr): Expr {
  const inner =
    expr.kind === 'member' || expr.kind === 'index' || expr.kind === 'force' || expr.kind === 'chain'
      ? expr.on
      : expr.kind === 'call'
        ? expr.fn
        : undefined;
  if (inner?.kind !== 'unary' || !/^[!\-~&+]$/.test(inner.op)) return expr;
  const moved = expr.kind === 'call' ? {...expr, fn: inner.on} : ({...expr, on: inner.on} as Expr);
  return {...inner, on: hoisted(moved)};
}

export function toExpr(node: Node, marks: Marks): Expr {
  const mark = marks.take(node.startIndex);
  const expr = hoisted(plain(node, marks));
  return mark ? {kind: 'mark', ...mark, on: expr, at: at(node)} : expr;
}

function plain(node: Node, marks: Marks): Expr {
  const place = at(node);
  const go = (child: Node): Expr => toExpr(child, marks);
  if (BINARY.has(node.type)) {
    const [left, op, right] = parts(node);
    return {kind: 'binary', op: op!.text, left: go(left!), right: go(right!), at: place};
  }
  switch (node.type) {
    case 'simple_identifier':
    case 'type_identifier':
      return {kind: 'name', name: node.text.replace(/^`|`$/g, ''), args: [], at: place};
    case 'self_expression':
      return {kind: 'name', name: 'self', args: [], at: place};
    case 'super_expression':
      return {kind: 'name', name: 'super', args: [], at: place};
    case 'nil':
      return {kind: 'literal', of: 'null', at: place};
    case 'integer_literal':
    case 'hex_literal':
    case 'bin_literal':
    case 'oct_literal':
      return {kind: 'literal', of: 'int', at: place};
    case 'real_literal':
      return {kind: 'literal', of: 'float', at: place};
    case 'boolean_literal':
      return {kind: 'literal', of: 'bool', at: place};
    case 'line_string_literal':
    case 'multi_line_string_literal':
    case 'raw_string_literal':
      return {
        kind: 'string',
        parts: all(node, 'interpolated_expression').flatMap((part) =>
          kids(part)
            .filter((child) => child.type !== 'value_argument_label')
            .map(go),
        ),
        at: place,
      };
    case 'navigation_expression':
      return toNavigation(node, marks);
    case 'call_expression':
      return toCall(node, marks);
    case 'constructor_expression': {
      const type = kids(node)[0]!;
      return {
        kind: 'call',
        fn: {kind: 'type', type: toType(type), at: at(type)},
        args: toSuffix(kids(node)[1]!, marks),
        at: place,
      };
    }
    case 'directly_assignable_expression':
    case 'parenthesized_expression':
      return go(kids(node)[0]!);
    case 'lambda_literal':
      return toLambda(node, marks);
    case 'prefix_expression': {
      const [op, on] = parts(node);
      if (op!.text === '.') return {kind: 'member', name: on!.text, args: [], safe: false, at: place, nameAt: at(on!)};
      return {kind: 'unary', op: op!.text, on: go(on!), at: place};
    }
    case 'postfix_expression': {
      const [on, op] = parts(node);
      return op!.text === '!'
        ? {kind: 'force', on: go(on!), at: place}
        : {kind: 'unary', op: op!.text, on: go(on!), at: place};
    }
    case 'optional_chaining_marker':
      return {kind: 'chain', on: go(kids(node)[0]!), at: place};
    case 'as_expression': {
      const [on, op, type] = parts(node);
      return {kind: 'cast', on: go(on!), type: toType(type!), how: op!.text as 'as' | 'as?' | 'as!', at: place};
    }
    case 'check_expression': {
      const type = kids(node).find((child) => TYPE_NODES.includes(child.type))!;
      return {kind: 'cast', on: go(kids(node)[0]!), type: toType(type), how: 'is', at: place};
    }
    case 'ternary_expression': {
      const [cond, then, other] = kids(node);
      return {kind: 'ternary', cond: go(cond!), then: go(then!), else: go(other!), at: place};
    }
    case 'if_statement':
      return toIf(node, marks);
    case 'switch_statement':
      return toSwitch(node, marks);
    case 'do_statement':
      return toDo(node, marks);
    case 'control_transfer_statement': {
      const how = /^(return|throw|break|continue)/.exec(node.text)?.[1] as
        'return' | 'throw' | 'break' | 'continue' | undefined;
      const value = kids(node).find((child) => child.type !== 'throw_keyword');
      const given = value && (how === 'return' || how === 'throw') ? value : undefined;
      return {kind: 'jump', how: how ?? 'return', ...(given && {value: go(given)}), at: place};
    }
    case 'array_literal':
      return {kind: 'list', items: kids(node).map(go), at: place};
    case 'dictionary_literal': {
      const items = kids(node);
      const pairs: {key: Expr; value: Expr}[] = [];
      for (let index = 0; index + 1 < items.length; index += 2)
        pairs.push({key: go(items[index]!), value: go(items[index + 1]!)});
      return {kind: 'dict', items: pairs, at: place};
    }
    case 'tuple_expression':
      return toTuple(node, marks);
    case 'key_path_expression':
      return {kind: 'keyPath', path: [], at: place};
    case 'open_start_range_expression':
    case 'open_end_range_expression':
      return {kind: 'other', parts: kids(node).map(go), at: place};
    case 'try_expression':
    case 'await_expression':
      return go(kids(node).at(-1)!);
    default:
      if (TYPE_NODES.includes(node.type)) return {kind: 'type', type: toType(node), at: place};
      return {
        kind: 'other',
        parts: kids(node)
          .filter((child) => !/^(?:modifiers|attribute)$/.test(child.type))
          .map(go),
        at: place,
      };
  }
}

function toNavigation(node: Node, marks: Marks): Expr {
  const children = parts(node);
  const on = children[0]!;
  const suffix = one(node, 'navigation_suffix')!;
  const name = kids(suffix)[0];
  if (on.type === 'key_path_expression' || isKeyPath(on)) return {kind: 'keyPath', path: [], at: at(node)};
  const base = TYPE_NODES.includes(on.type)
    ? ({kind: 'type', type: toType(on), at: at(on)} as Expr)
    : toExpr(on, marks);
  return {
    kind: 'member',
    on: base,
    name: name?.text ?? '',
    args: [],
    safe: children.some((child) => child.type === '?'),
    at: at(node),
    nameAt: at(name ?? suffix),
  };
}

function isKeyPath(node: Node): boolean {
  return node.type === 'navigation_expression' && node.text.startsWith('\\');
}

function toCall(node: Node, marks: Marks): Expr {
  const fnNode = kids(node)[0]!;
  const suffix = one(node, 'call_suffix');
  const args = suffix ? toSuffix(suffix, marks) : [];
  const list = suffix && one(suffix, 'value_arguments');
  const mark = marks.take(fnNode.startIndex);
  const target = toExpr(fnNode, marks);
  const fn: Expr = mark ? {kind: 'mark', ...mark, on: target, at: at(fnNode)} : target;
  if (list && has(list, '['))
    return {kind: 'index', on: has(node, '?') ? {kind: 'chain', on: fn, at: fn.at} : fn, args, at: at(node)};
  return {kind: 'call', fn, args, at: at(node)};
}

function toSuffix(suffix: Node, marks: Marks): Arg[] {
  const args: Arg[] = [];
  let label: string | undefined;
  for (const child of parts(suffix)) {
    if (child.type === 'value_arguments')
      for (const arg of all(child, 'value_argument')) args.push(toArgument(arg, marks));
    else if (child.type === 'simple_identifier') label = child.text;
    else if (child.type === 'lambda_literal') {
      args.push({...(label && {label}), value: toExpr(child, marks), trailing: true});
      label = undefined;
    }
  }
  return args;
}

function toArgument(node: Node, marks: Marks): Arg {
  const label = one(node, 'value_argument_label');
  const value = parts(node).findLast((child) => child.isNamed || child.type === 'nil') ?? node;
  return {
    ...(label && {label: label.text}),
    value: value.type === 'value_argument_label' ? {kind: 'other', parts: [], at: at(value)} : toExpr(value, marks),
  };
}

function toLambda(node: Node, marks: Marks): Lambda {
  const captures = one(node, 'capture_list');
  const type = one(node, 'lambda_function_type');
  const list = type && one(type, 'lambda_function_type_parameters');
  const result = type && parts(type).findLast((child) => TYPE_NODES.includes(child.type));
  const params = list && all(list, 'lambda_parameter');
  const statements = one(node, 'statements');
  return {
    kind: 'lambda',
    at: at(node),
    ...(params
      ? {
          params: params.map((param) => {
            const written = typeIn(param);
            return {names: [all(param, 'simple_identifier').at(-1)?.text ?? '_'], ...(written && {type: written})};
          }),
        }
      : type && has(type, '(') && {params: []}),
    ...(result && {result: toType(result)}),
    ...(type && {async: has(type, 'async'), throws: has(type, 'throws')}),
    captures: captures
      ? all(captures, 'capture_list_item').map((item) => {
          const value = kids(item).find(
            (child) =>
              child.type !== 'ownership_modifier' &&
              child.type !== 'simple_identifier' &&
              child.type !== 'self_expression',
          );
          return {
            name: one(item, 'simple_identifier', 'self_expression')?.text ?? 'self',
            weak: item.text.startsWith('weak'),
            ...(value && {value: toExpr(value, marks)}),
          };
        })
      : [],
    body: toStatements(statements, marks),
  };
}

function toIf(node: Node, marks: Marks): Expr {
  const children = parts(node);
  const other = children.findIndex((child) => child.type === 'else');
  const first = children.find(
    (child) => child.type === 'statements' && (other === -1 || child.startIndex < children[other]!.startIndex),
  );
  const rest = other === -1 ? [] : children.slice(other + 1);
  const next = rest.find((child) => child.type === 'if_statement');
  const last = rest.find((child) => child.type === 'statements');
  return {
    kind: 'if',
    conds: toConditions(before(node, '{'), marks),
    then: toStatements(first, marks),
    ...(other !== -1 && {
      else: next ? [{kind: 'expr', value: toExpr(next, marks), at: at(next)}] : toStatements(last, marks),
    }),
    at: at(node),
  };
}

function toSwitch(node: Node, marks: Marks): Expr {
  const children = parts(node);
  return {
    kind: 'when',
    subject: toExpr(children[1]!, marks),
    cases: all(node, 'switch_entry').map((entry): WhenCase => {
      const where = parts(entry).findIndex((child) => child.type === 'where_keyword');
      const guard = where === -1 ? undefined : parts(entry)[where + 1];
      return {
        patterns: all(entry, 'switch_pattern').map((pattern) => toPattern(pattern, marks)),
        ...(guard && {guard: toExpr(guard, marks)}),
        body: block(entry, marks),
      };
    }),
    at: at(node),
  };
}

function toDo(node: Node, marks: Marks): Expr {
  return {
    kind: 'try',
    body: block(node, marks),
    catches: all(node, 'catch_block').map((clause) => {
      const pattern = one(clause, 'pattern');
      return {...(pattern && {pattern: toPattern(pattern, marks)}), body: block(clause, marks)};
    }),
    at: at(node),
  };
}

function toTuple(node: Node, marks: Marks): Expr {
  const items: {label?: string; value: Expr}[] = [];
  let label: string | undefined;
  const children = parts(node);
  children.forEach((child, index) => {
    if (child.type === 'simple_identifier' && children[index + 1]?.type === ':') label = child.text;
    else if (child.isNamed || child.type === 'nil') {
      items.push({...(label && {label}), value: toExpr(child, marks)});
      label = undefined;
    }
  });
  return {kind: 'tuple', items, at: at(node)};
}
