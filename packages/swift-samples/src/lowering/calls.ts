/** Lowers calls, their arguments, and closures. */
import type {Arg, Closure, ClosureParam, Expr} from '../ir';
import {all, has, isNamed, kids, nameOf, one, parts, spanOf, type Node} from '../syntax';
import {other, type Lowering} from './context';
import {isType, toType, typeIn} from './types';

/** Lowers the call of a written type: `[String]()`, `Box<Int>(1)`. */
export function toConstructor(node: Node, to: Lowering): Expr {
  const [type, suffix] = kids(node);
  const fn: Expr = {kind: 'type', type: toType(type!), at: spanOf(type!)};
  return {kind: 'call', fn, args: suffix ? toArguments(suffix, to) : [], at: spanOf(node)};
}

/** Lowers a call or a subscript. The grammar reads a subscript as a call with arguments in brackets. */
export function toCall(node: Node, to: Lowering): Expr {
  const fnNode = kids(node)[0]!;
  const suffix = one(node, 'call_suffix');
  const args = suffix ? toArguments(suffix, to) : [];
  const list = suffix && one(suffix, 'value_arguments');
  // `f(_:to:)` refers to a function and doesn't call it.
  if (list && isReference(list)) return to.expr(fnNode);
  const mark = to.takeMark(fnNode.startIndex);
  const target = to.expr(fnNode);
  const fn: Expr = mark ? {kind: 'mark', ...mark, on: target, at: spanOf(fnNode)} : target;
  if (!list && isPlainCall(fnNode) && fn.kind === 'call')
    return {kind: 'call', fn: fn.fn, args: [...fn.args, ...args], at: spanOf(node)};
  const on: Expr = has(node, '?') ? {kind: 'chain', on: fn, at: fn.at} : fn;
  if (!list || !has(list, '[')) return {kind: 'call', fn: on, args, at: spanOf(node)};
  return {kind: 'subscript', on, args, at: spanOf(node)};
}

/**
 * Whether a call has parentheses and no trailing closure. The grammar sometimes reads `f(x) { … }` as a call of
 * `f(x)`'s result.
 */
function isPlainCall(node: Node): boolean {
  const suffix = node.type === 'call_expression' ? one(node, 'call_suffix') : undefined;
  const list = suffix && one(suffix, 'value_arguments');
  return list !== undefined && has(list, '(') && !has(suffix!, 'lambda_literal');
}

/** Whether the parentheses have only labels, as in `add(_:to:)`. */
function isReference(list: Node): boolean {
  const items = all(list, 'value_argument');
  return items.length === 1 && kids(items[0]!).length > 0 && kids(items[0]!).every(isLabel);
}

function isLabel({type}: Node): boolean {
  return type === 'value_argument_label';
}

function toArguments(suffix: Node, to: Lowering): Arg[] {
  const args: Arg[] = [];
  let label: string | undefined;
  for (const child of parts(suffix)) {
    if (child.type === 'value_arguments')
      args.push(...all(child, 'value_argument').map((argument) => toArgument(argument, to)));
    else if (child.type === 'simple_identifier') label = nameOf(child);
    else if (child.type === 'lambda_literal') {
      args.push({...(label && {label}), value: to.expr(child), trailing: true});
      label = undefined;
    }
  }
  return args;
}

function toArgument(node: Node, to: Lowering): Arg {
  const label = one(node, 'value_argument_label');
  const value = parts(node).findLast((child) => isNamed(child) && child.type !== 'value_argument_label');
  return {...(label && {label: nameOf(label)}), value: value ? to.expr(value) : other(node, [], to)};
}

export function toClosure(node: Node, to: Lowering): Closure {
  const captures = one(node, 'capture_list');
  return {
    kind: 'closure',
    at: spanOf(node),
    ...closureType(node),
    captures: captures ? all(captures, 'capture_list_item').map((item) => toCapture(item, to)) : [],
    body: to.statements(one(node, 'statements')),
  };
}

/** Returns what a closure declares before `in`. */
function closureType(node: Node): Pick<Closure, 'params' | 'result' | 'async' | 'throws'> {
  const type = one(node, 'lambda_function_type');
  if (!type) return {async: false, throws: false};
  const list = one(type, 'lambda_function_type_parameters');
  const result = parts(type).findLast(isType);
  const params = list ? all(list, 'lambda_parameter').map(toClosureParam) : has(type, '(') ? [] : undefined;
  return {
    ...(params && {params}),
    ...(result && {result: toType(result)}),
    async: has(type, 'async'),
    throws: has(type, 'throws'),
  };
}

function toClosureParam(node: Node): ClosureParam {
  const names = all(node, 'simple_identifier').map(nameOf);
  const type = typeIn(node);
  return {name: names.at(-1) ?? '_', ...(type && {type})};
}

function toCapture(node: Node, to: Lowering): Closure['captures'][number] {
  const isName = (child: Node): boolean =>
    /^(?:ownership_modifier|simple_identifier|self_expression)$/.test(child.type);
  const children = parts(node);
  const equals = children.findIndex((child) => child.type === '=');
  const value = equals === -1 ? kids(node).find((child) => !isName(child)) : children[equals + 1];
  return {
    name: one(node, 'simple_identifier', 'self_expression')?.text ?? 'self',
    weak: node.text.startsWith('weak'),
    ...(value && {value: to.expr(value)}),
  };
}
