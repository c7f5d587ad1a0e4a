/** Calls, with the lambdas behind them. */
import type {Node} from 'web-tree-sitter';
import {all, at, kids, one} from '../../native/grammar';
import type {Arg, Expr} from '../../native/ir';
import type {Lowering, Rules} from '../../native/lowering/rules';
import {toArguments} from './arguments';
import {toArgs} from './types';

export const CALLS: Rules = {call_expression: toCall};

function toCall(node: Node, to: Lowering): Expr {
  const [fnNode, suffix] = kids(node);
  const lambdas = all(suffix!, 'annotated_lambda', 'lambda_literal');
  const list = one(suffix!, 'value_arguments');
  const generic = one(suffix!, 'type_arguments');
  let fn = to.expr(fnNode!);
  const trailing = lambdas.map((child): Arg => ({value: to.expr(child), trailing: true}));
  // `f(x) { … }` is two calls to the grammar, and one to Kotlin.
  if (!list && fn.kind === 'call' && fnNode!.type === 'call_expression' && trailing.length > 0 && !hasTrailing(fn))
    return {...fn, args: [...fn.args, ...trailing], at: at(node)};
  if (generic && (fn.kind === 'name' || fn.kind === 'member')) fn = {...fn, args: toArgs(generic)};
  return {kind: 'call', fn, args: [...(list ? toArguments(list, to) : []), ...trailing], at: at(node)};
}

function hasTrailing(call: Expr): boolean {
  return call.kind === 'call' && call.args.some((arg) => arg.trailing);
}
