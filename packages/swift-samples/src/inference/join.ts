/** Infers the type of a value that comes from one of several branches. */
import type {Span} from '../ir';
import {show} from '../model/messages';
import {isVoid, optional, prune, unknown, type Type, type TypeSymbol} from '../model/types';
import type {Session} from './session';

/**
 * Returns the type among `types` to which all others can be assigned, as an optional if one of `types` is `nil`.
 * If no type accepts all others, returns `unknown` if the types share a supertype, and undefined if not.
 */
export function joined(session: Session, types: readonly Type[]): Type | undefined {
  let result: Type | undefined;
  let absent = false;
  for (const given of types) {
    const type = prune(given);
    if (type.kind === 'never') continue;
    if (type.kind === 'nil') {
      absent = true;
      continue;
    }
    if (!result) result = type;
    else if (session.assigns(type, result)) continue;
    else if (session.assigns(result, type)) result = type;
    else if (haveCommonSuper(session, result, type)) result = unknown;
    else return undefined;
  }
  if (!result) return absent ? {kind: 'nil'} : types.length > 0 ? {kind: 'never'} : unknown;
  return absent ? optional(result) : result;
}

/** Whether two types have, or may have, a superclass or protocol in common. The platform's protocols don't count. */
function haveCommonSuper(session: Session, a: Type, b: Type): boolean {
  if (a.kind !== 'named' || b.kind !== 'named') return a.kind === 'param' || b.kind === 'param';
  const above = (symbol: TypeSymbol, test: (symbol: TypeSymbol) => boolean): boolean =>
    session.world.someSuper(symbol, (each) => (each.origin !== 'platform' || each.decl.form === 'class') && test(each));
  return above(a.symbol, (symbol) => above(b.symbol, (other) => other === symbol));
}

export interface Branch {
  type: Type;
  at: Span;
}

/**
 * Returns the type of an expression with branches. Reports a branch that doesn't have the expected type, or branches
 * without a common type.
 */
export function joinBranches(session: Session, branches: readonly Branch[], expected: Type | undefined): Type {
  const wanted = expected && prune(expected);
  if (wanted && wanted.kind !== 'var' && wanted.kind !== 'unknown' && !isVoid(wanted)) {
    for (const {type, at} of branches)
      if (!session.relation.assign(type, wanted))
        session.report(at, `\`${show(type)}\` is given where \`${show(wanted)}\` is expected.`);
    return branches.every(({type}) => prune(type).kind === 'never') && branches.length > 0 ? {kind: 'never'} : wanted;
  }
  const type = joined(
    session,
    branches.map((branch) => branch.type),
  );
  if (type) return type;
  const shown = [...new Set(branches.map((branch) => `\`${show(branch.type)}\``))];
  session.report(branches[0]!.at, `The branches have different types: ${shown.join(' and ')}.`);
  return unknown;
}
