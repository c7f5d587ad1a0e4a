/** Members of a type and of what is above it. */
import {argumentsOf} from '../relate';
import type {Session} from '../session';
import {prune, substitute, type Member, type Named, type Type, type TypeSymbol} from '../types';
import {toCandidate, type Candidate} from './candidate';

function membersIn(symbol: TypeSymbol, session: Session, name: string, statics: boolean): Member[] {
  const layer = session.world.layers.get(symbol);
  const own = statics ? symbol.statics.get(name) : symbol.members.get(name);
  const added = layer && (statics ? layer.statics.get(name) : layer.members.get(name));
  return [...(added ?? []), ...(own ?? [])];
}

/** Members of the type and of what it inherits from; one that is overridden comes once. */
export function inherited(
  session: Session,
  type: Named,
  name: string,
  statics: boolean,
  seen = new Set<TypeSymbol>(),
): Candidate[] {
  if (seen.has(type.symbol)) return [];
  seen.add(type.symbol);
  const by = argumentsOf(type);
  const selfBound = new Map(by);
  const own = membersIn(type.symbol, session, name, statics).map((member) => toCandidate(session, member, selfBound));
  for (const base of session.world.supersOf(type.symbol)) {
    for (const candidate of inherited(session, substitute(base, by) as Named, name, statics, seen))
      if (!own.some((other) => sameShape(other, candidate))) own.push(candidate);
  }
  return own;
}

function sameShape(a: Candidate, b: Candidate): boolean {
  if (a.params.length !== b.params.length || (a.kind === 'var') !== (b.kind === 'var')) return false;
  // Kotlin's overrides take their default values from what they override.
  const same = a.params.every(
    (param, index) => param.label === b.params[index]!.label && shape(param.type) === shape(b.params[index]!.type),
  );
  if (same) a.params.forEach((param, index) => (param.optional ||= b.params[index]!.optional));
  return same;
}

function shape(type: Type): string {
  const inner = prune(type);
  if (inner.kind === 'named') return inner.symbol.path;
  if (inner.kind === 'opt') return `${shape(inner.of)}?`;
  return inner.kind === 'param' || inner.kind === 'var' ? '*' : inner.kind;
}

/** Names of all members, for messages. */
export function memberNames(session: Session, type: Named, statics: boolean, seen = new Set<TypeSymbol>()): string[] {
  if (seen.has(type.symbol)) return [];
  seen.add(type.symbol);
  const layer = session.world.layers.get(type.symbol);
  const own = statics ? [...type.symbol.statics.keys(), ...type.symbol.nested.keys()] : [...type.symbol.members.keys()];
  const added = layer ? [...(statics ? layer.statics.keys() : layer.members.keys())] : [];
  const above = session.world.supersOf(type.symbol).flatMap((base) => memberNames(session, base, statics, seen));
  return [...own, ...added, ...above];
}
