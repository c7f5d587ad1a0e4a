/** Infers optional chains. In `a?.b.c`, nothing after `?` runs if `a` is nil, so `a?.b.c` is optional and `b` isn't. */
import type {Expr, ExprOf, Span} from '../ir';
import {show} from '../model/messages';
import type {Scope} from '../model/scope';
import {never, optional, present, prune, type Type} from '../model/types';
import type {Session} from './session';

/** What comes before a member's name, or before a call's or subscript's arguments: `a?.b` in `a?.b.c`. */
export interface Link {
  /** The type that the part has if no `?` in it found nil. */
  type: Type;
  /** Whether the part has a `?`. What comes after it then belongs to the same chain. */
  chained: boolean;
}

/** Infers what is before a member, call or subscript. */
export function inferLink(session: Session, expr: Expr, scope: Scope, expected?: Type): Link {
  session.chained.delete(expr);
  const type = prune(session.infer(expr, scope, expected));
  const inChain = session.chained.get(expr);
  return inChain ? {type: prune(inChain), chained: true} : {type, chained: false};
}

/** Returns the type of a member, call or subscript, which is optional in a chain. Parentheses end a chain. */
export function endLink(session: Session, expr: Expr, type: Type, chained: boolean): Type {
  if (!chained) return type;
  session.chained.set(expr, type);
  return optional(type);
}

/** Unwraps what is before a `?`. Reports a value that is never nil. */
export function unwrapLink(session: Session, link: Link, at: Span, advice: string): Link {
  if (link.type.kind === 'opt') return {type: present(link.type), chained: true};
  reportNeverNil(session, link.type, at, advice);
  return link;
}

function reportNeverNil(session: Session, type: Type, at: Span, advice: string): void {
  const isPlain = type.kind === 'named' && !/^(?:Any|Optional)$/.test(type.symbol.name);
  if (isPlain || type.kind === 'tuple' || type.kind === 'fn' || type.kind === 'meta')
    session.report(at, `\`${show(type)}\` isn't optional: ${advice}.`);
}

/** Infers the type of `x?`, before a call or a subscript. */
export function inferChain(session: Session, expr: ExprOf<'chain'>, scope: Scope, expected: Type | undefined): Type {
  const before = inferLink(session, expr.on, scope, expected);
  // `Int?` in `[Int?](…)` is a type, not a chain.
  if (before.type.kind === 'meta') return {kind: 'meta', of: optional(before.type.of)};
  const link = unwrapLink(session, before, expr.at, 'remove the `?`');
  return endLink(session, expr, link.type, link.chained);
}

/** Infers the type of `x!`. */
export function inferForce(
  session: Session,
  {on, at}: ExprOf<'force'>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const {type, chained} = inferLink(session, on, scope, expected && optional(expected));
  if (type.kind === 'nil') return never;
  if (!chained) reportNeverNil(session, type, at, 'remove the `!`');
  return present(type);
}
