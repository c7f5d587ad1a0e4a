/** Lowers expressions: a rule for each node type. */
import type {Expr, ExprOf} from '../ir';
import {all, has, isNamed, kids, nameOf, one, parts, spanOf, type Node} from '../syntax';
import {toCall, toClosure, toConstructor} from './calls';
import {literal, nameExpr, other, type Lowering, type Rules} from './context';
import {CONTROL} from './control';
import {genericUse, literalOfNames} from './generics';
import {joinOperands} from './operators';
import {isType, toType} from './types';

const LITERALS: Rules = {
  nil: literal('nil'),
  integer_literal: literal('int'),
  hex_literal: literal('int'),
  bin_literal: literal('int'),
  oct_literal: literal('int'),
  real_literal: literal('float'),
  boolean_literal: literal('bool'),
  line_string_literal: toString,
  multi_line_string_literal: toString,
  array_literal: (node, to) => ({kind: 'array', items: toElements(node, to), at: spanOf(node)}),
  dictionary_literal: toDictionary,
  tuple_expression: toTuple,
};

const ACCESS: Rules = {
  simple_identifier: (node) => nameExpr(node),
  type_identifier: (node) => nameExpr(node),
  super_expression: (node) => nameExpr(node, 'super'),
  self_expression: (node) => nameExpr(node, 'self'),
  navigation_expression: toMember,
  directly_assignable_expression: (node, to) => (has(node, '?') ? toChain(node, to) : toOperand(node, to)),
  parenthesized_expression: toOperand,
  optional_chaining_marker: toChain,
  key_path_expression: (node) => ({kind: 'keyPath', at: spanOf(node)}),
  call_expression: toCall,
  constructor_expression: toConstructor,
  lambda_literal: toClosure,
};

const OPERATORS: Rules = {
  ...Object.fromEntries(
    [
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
    ].map((type) => [type, toBinary]),
  ),
  prefix_expression: (node, to) => {
    const [op, on] = parts(node);
    if (op!.text === '.')
      return {kind: 'member', name: nameOf(on!), safe: false, at: spanOf(node), nameAt: spanOf(on!)};
    return {kind: 'unary', op: op!.text, on: to.expr(on!), at: spanOf(node)};
  },
  postfix_expression: (node, to) => {
    const [on, op] = parts(node);
    if (op!.text === '!') return {kind: 'force', on: to.expr(on!), at: spanOf(node)};
    return {kind: 'unary', op: op!.text, on: to.expr(on!), at: spanOf(node)};
  },
  as_expression: (node, to) => {
    const [on, op, type] = parts(node);
    return {
      kind: 'cast',
      on: to.expr(on!),
      type: toType(type!),
      how: op!.text as 'as' | 'as?' | 'as!',
      at: spanOf(node),
    };
  },
  check_expression: (node, to) => {
    const children = kids(node);
    return {kind: 'cast', on: to.expr(children[0]!), type: toType(children.find(isType)!), how: 'is', at: spanOf(node)};
  },
  open_start_range_expression: (node, to) => other(node, kids(node), to),
  open_end_range_expression: (node, to) => other(node, kids(node), to),
  try_expression: toOperand,
  await_expression: toOperand,
};

const RULES = new Map(Object.entries({...LITERALS, ...ACCESS, ...OPERATORS, ...CONTROL}));

export function toExpr(node: Node, to: Lowering): Expr {
  const mark = to.takeMark(node.startIndex);
  const expr = hoistOperator(unmarked(node, to));
  return mark ? {kind: 'mark', ...mark, on: expr, at: spanOf(node)} : expr;
}

function unmarked(node: Node, to: Lowering): Expr {
  const rule = RULES.get(node.type);
  if (rule) return rule(node, to);
  if (isType(node)) return {kind: 'type', type: toType(node), at: spanOf(node)};
  const children = kids(node).filter((child) => !/^(?:modifiers|attribute)$/.test(child.type));
  return other(node, children, to);
}

/**
 * Lowers the expression in a node: the last named child, because `try` and `await` come first. The grammar also accepts
 * an operator alone. Such a node has no named child, and its operator becomes a name that nothing declares.
 */
function toOperand(node: Node, to: Lowering): Expr {
  const operand = kids(node).at(-1);
  return operand ? to.expr(operand) : nameExpr(node);
}

function toChain(node: Node, to: Lowering): Expr {
  return {kind: 'chain', on: toOperand(node, to), at: spanOf(node)};
}

/**
 * Reorders operators. The grammar reads `!a.b` as `(!a).b`, and at times `a + b.c` as `(a + b).c`. Swift reads them as
 * `!(a.b)` and `a + (b.c)`.
 */
function hoistOperator(expr: Expr): Expr {
  const isPostfix =
    expr.kind === 'member' || expr.kind === 'subscript' || expr.kind === 'force' || expr.kind === 'chain';
  const inner = isPostfix ? expr.on : expr.kind === 'call' ? expr.fn : undefined;
  const withTarget = (target: Expr): Expr =>
    hoistOperator(expr.kind === 'call' ? callOf(expr, target) : ({...expr, on: target} as Expr));
  if (inner?.kind === 'unary' && /^[!\-~&+]$/.test(inner.op)) return {...inner, on: withTarget(inner.on)};
  if (inner?.kind === 'binary') return {...inner, right: withTarget(inner.right)};
  if (inner?.kind === 'ternary') return {...inner, else: withTarget(inner.else)};
  return expr;
}

/** Returns a call of `target`. If `target` is a call and only trailing closures follow, they belong to that call. */
function callOf(call: ExprOf<'call'>, target: Expr): Expr {
  const isTrailing = call.args.length > 0 && call.args.every((arg) => arg.trailing);
  if (isTrailing && target.kind === 'call' && !target.args.some((arg) => arg.trailing))
    return {...target, args: [...target.args, ...call.args], at: call.at};
  return {...call, fn: target};
}

function toBinary(node: Node, to: Lowering): Expr {
  const [left, op, right] = parts(node);
  if (!right) return other(node, kids(node), to);
  return genericUse(node, to) ?? joinOperands(to.expr(left!), op!.text, to.expr(right));
}

function toString(node: Node, to: Lowering): Expr {
  const interpolated = all(node, 'interpolated_expression').flatMap(kids);
  const values = interpolated.filter((child) => child.type !== 'value_argument_label');
  return {kind: 'string', parts: values.map(to.expr), at: spanOf(node)};
}

/** Lowers the elements of an array or a dictionary. The `?` in `[Int?](…)` isn't part of its element's node. */
function toElements(node: Node, to: Lowering): Expr[] {
  const items: Expr[] = [];
  for (const child of parts(node)) {
    const last = items.at(-1);
    if (child.type === '?' && last) items.splice(-1, 1, {kind: 'chain', on: last, at: last.at});
    else if (isNamed(child)) items.push(to.expr(child));
  }
  return items;
}

/** Lowers a dictionary. Its children are keys and values in turn. */
function toDictionary(node: Node, to: Lowering): Expr {
  const values = toElements(node, to);
  const items: {key: Expr; value: Expr}[] = [];
  for (let index = 0; index + 1 < values.length; index += 2)
    items.push({key: values[index]!, value: values[index + 1]!});
  return {kind: 'dictionary', items, at: spanOf(node)};
}

function toTuple(node: Node, to: Lowering): Expr {
  const items: {label?: string; value: Expr}[] = [];
  let label: string | undefined;
  const children = parts(node);
  children.forEach((child, index) => {
    if (child.type === 'simple_identifier' && children[index + 1]?.type === ':') label = nameOf(child);
    // In `()` the grammar has a name without text.
    else if (isNamed(child) && child.text !== '') {
      items.push({...(label && {label}), value: to.expr(child)});
      label = undefined;
    }
  });
  // `(+)` refers to an operator.
  if (items.length === 0 && children.length === 3 && children[1]!.text !== '') return other(node, [], to);
  return {kind: 'tuple', items, at: spanOf(node)};
}

function toReceiver(node: Node, to: Lowering): Expr {
  if (!isType(node)) return to.expr(node);
  return literalOfNames(node) ?? {kind: 'type', type: toType(node), at: spanOf(node)};
}

function toMember(node: Node, to: Lowering): Expr {
  const children = parts(node);
  const on = children[0]!;
  const suffix = one(node, 'navigation_suffix');
  const name = suffix && kids(suffix)[0];
  if (!suffix) return other(node, kids(node), to);
  if (on.type === 'key_path_expression' || (on.type === 'navigation_expression' && on.text.startsWith('\\')))
    return {kind: 'keyPath', at: spanOf(node)};
  return {
    kind: 'member',
    on: toReceiver(on, to),
    name: name ? nameOf(name) : '',
    safe: children.some((child) => child.type === '?'),
    at: spanOf(node),
    nameAt: spanOf(name ?? suffix),
  };
}
