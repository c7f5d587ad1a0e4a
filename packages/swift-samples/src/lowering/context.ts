/** The context and helpers that the parts of the lowering share. */
import type {EffectMark, Expr, LiteralKind, Modifiers, Stmt} from '../ir';
import {has, kids, nameOf, one, parts, spanOf, type Node} from '../syntax';

/** The context that each part of the lowering receives. It avoids circular imports between the parts. */
export interface Lowering {
  readonly expr: (node: Node) => Expr;
  readonly statements: (node: Node | undefined) => Stmt[];
  /**
   * Returns the `try` and `await` before the expression at `offset`. Only the first call for an offset returns them, so
   * that they apply to the outermost expression there.
   */
  readonly takeMark: (offset: number) => EffectMark | undefined;
}

/** Node type → the rule that turns such a node into an expression. */
export type Rules = Readonly<Record<string, (node: Node, to: Lowering) => Expr>>;

export function literal(of: LiteralKind): Rules[string] {
  return (node) => ({kind: 'literal', of, text: node.text, at: spanOf(node)});
}

export function nameExpr(node: Node, name = nameOf(node)): Expr {
  return {kind: 'name', name, at: spanOf(node)};
}

/** Lowers syntax that has no rule. */
export function other(node: Node, children: readonly Node[], to: Lowering): Expr {
  return {kind: 'other', parts: children.map(to.expr), at: spanOf(node)};
}

/** Returns the statements between a node's braces. */
export function block(node: Node, to: Lowering): Stmt[] {
  return to.statements(one(node, 'statements'));
}

/** Returns the children between a node's keyword and a token. */
export function before(node: Node, token: string): Node[] {
  const children = parts(node).slice(1);
  const end = children.findIndex((child) => child.type === token);
  return children.slice(0, end === -1 ? undefined : end);
}

export const NO_MODIFIERS: Modifiers = {static: false, private: false, override: false, words: []};

export function modifiersOf(node: Node): Modifiers {
  const list = one(node, 'modifiers');
  const words = list ? kids(list).map((child) => child.text) : [];
  return {
    static: words.some((word) => word === 'static' || word === 'class'),
    private: words.includes('private'),
    override: words.includes('override'),
    words: [...words, ...(has(node, 'lazy') ? ['lazy'] : [])],
  };
}
