/** What makes a value of a type. */
import {argumentsOf} from '../relate';
import type {Session} from '../session';
import type {Member, Named, Type, TypeParam} from '../types';
import {fresh, toCandidate, type Candidate} from './candidate';

/** All constructors of a type; a type argument that is not written is found out. */
export function constructors(session: Session, type: Named, open: boolean): Candidate[] {
  const layer = session.world.layers.get(type.symbol);
  const required =
    session.language === 'swift'
      ? session.world.supersOf(type.symbol).flatMap((base) => inheritedCtors(session, base, type))
      : [];
  return [...(layer?.ctors ?? []), ...type.symbol.ctors, ...required].map((member) => {
    const by = new Map<TypeParam, Type>();
    if (open) fresh(type.symbol.params, by);
    else for (const [param, arg] of argumentsOf(type)) by.set(param, arg);
    const owner = new Map(by);
    return toCandidate(session, member, owner);
  });
}

/** Initializers that a protocol asks for, or that a class gets from the one above. */
function inheritedCtors(session: Session, base: Named, type: Named): Member[] {
  const own = base.symbol.decl.form === 'interface' || type.symbol.ctors.length === 0 ? base.symbol.ctors : [];
  const above = session.world.supersOf(base.symbol).flatMap((next) => inheritedCtors(session, next, type));
  return [...own, ...above].map((member) => ({...member, owner: type.symbol}));
}
