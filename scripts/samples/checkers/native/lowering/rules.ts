/** From nodes of a syntax tree to expressions, by tables: a rule for each type of node. */
import type {Node} from 'web-tree-sitter';
import {at, parts} from '../grammar';
import type {Expr, LiteralKind, Stmt} from '../ir';

/** What the parts of a lowering ask of each other. Each is given it, so that they need not import in circles. */
export interface Lowering {
  readonly expr: (node: Node) => Expr;
  readonly statements: (node: Node | undefined) => Stmt[];
}

/** Type of node → what it becomes. */
export type Rules<To extends Lowering = Lowering> = Readonly<Record<string, (node: Node, to: To) => Expr>>;

/** A function that finds the rule of a node; of several tables with a rule, the last has it. */
export function ruleFinder<To extends Lowering>(
  ...tables: readonly Rules<To>[]
): (node: Node) => ((node: Node, to: To) => Expr) | undefined {
  const rules = new Map(tables.flatMap((table) => Object.entries(table)));
  return ({type}) => rules.get(type);
}

/** The rule of a literal. */
export function literal(of: LiteralKind): (node: Node) => Expr {
  return (node) => ({kind: 'literal', of, at: at(node)});
}

/** The rule of a word that stands for a name: `this`, `self`. */
export function word(name: string): (node: Node) => Expr {
  return (node) => ({kind: 'name', name, args: [], at: at(node)});
}

/** An operator between two expressions. */
export function binary(node: Node, to: Lowering): Expr {
  const [left, op, right] = parts(node);
  return {kind: 'binary', op: op!.text, left: to.expr(left!), right: to.expr(right!), at: at(node)};
}

function name(node: Node): Expr {
  return {kind: 'name', name: node.text.replace(/^`|`$/g, ''), args: [], at: at(node)};
}

/** What the grammars of both languages call by the same name. */
export const SHARED: Rules = {
  additive_expression: binary,
  multiplicative_expression: binary,
  comparison_expression: binary,
  equality_expression: binary,
  conjunction_expression: binary,
  disjunction_expression: binary,
  range_expression: binary,
  simple_identifier: name,
  type_identifier: name,
  super_expression: word('super'),
  integer_literal: literal('int'),
  hex_literal: literal('int'),
  bin_literal: literal('int'),
  boolean_literal: literal('bool'),
};

/** What has no rule of its own; its parts are looked at. */
export function other(node: Node, children: readonly Node[], to: Lowering): Expr {
  return {kind: 'other', parts: children.map(to.expr), at: at(node)};
}
