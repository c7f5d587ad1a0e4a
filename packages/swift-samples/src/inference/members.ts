/** Looks up members: finds the candidates for a name on a receiver. */
import {
  argumentsOf,
  boundOf,
  isUnknown,
  present,
  prune,
  substitute,
  unknown,
  type Member,
  type Named,
  type Type,
  type TypeParam,
  type TypeSymbol,
} from '../model/types';
import {CORE} from '../world/resolver';
import {freshCells, memberCandidate, typeCandidate, valueCandidate, type Candidate} from './candidates';
import type {Session} from './session';

/**
 * Returns the members with this name that a type has; undefined if nothing is known of the type.
 *
 * @param inside - whether code in the type uses the name without a receiver. The name can then also mean a static
 *   member.
 */
export function membersOf(session: Session, given: Type, name: string, inside = false): Candidate[] | undefined {
  const type = prune(given);
  switch (type.kind) {
    case 'named':
      // The code is `self.init(…)` or `super.init(…)`. A platform type's initializers are unknown, because the
      // platform's declarations don't list all of them.
      if (name === 'init') return type.symbol.origin === 'platform' ? undefined : initializers(session, type);
      return [
        ...inheritedMembers(session, type, name, false),
        ...(inside ? inheritedMembers(session, type, name, true) : []),
      ];
    case 'meta':
      return staticsOf(session, type.of, name);
    case 'opt': {
      const symbol = session.world.typeAt(`${CORE}.Optional`)!;
      return inheritedMembers(session, {kind: 'named', symbol, args: [type.of]}, name, false);
    }
    case 'tuple': {
      // `(Int, String).self` is the type of a tuple.
      const metas = type.items.map((entry) => prune(entry.type)).filter((entry) => entry.kind === 'meta');
      if (name === 'self' && metas.length > 0 && metas.length === type.items.length)
        return [valueCandidate(name, {kind: 'meta', of: {kind: 'tuple', items: metas.map(({of}) => ({type: of}))}})];
      const item = type.items.find((entry, index) => entry.label === name || String(index) === name);
      return item ? [valueCandidate(name, item.type)] : [];
    }
    case 'param': {
      const bound = boundOf(type.param);
      return bound ? membersOf(session, bound, name) : [];
    }
    case 'var':
      // Don't follow a bound that is a variable, because variables may be each other's bounds, in a circle.
      return type.cell.upper && prune(type.cell.upper).kind !== 'var'
        ? membersOf(session, type.cell.upper, name)
        : undefined;
    case 'module': {
      const symbol = session.world.typeAt(`${type.name}.${name}`);
      if (symbol) return [typeCandidate(session, symbol)];
      const tops = session.world.topsNamed(name).filter((member) => member.module === type.name);
      return tops.map((member) => memberCandidate(session, member));
    }
    case 'fn':
    case 'nil':
      return [];
    case 'never':
    case 'unknown':
      return undefined;
  }
}

/** Returns the members with this name that a type and its supertypes have, except overridden ones. */
export function inheritedMembers(
  session: Session,
  type: Named,
  name: string,
  statics: boolean,
  seen = new Set<TypeSymbol>(),
): Candidate[] {
  if (seen.has(type.symbol)) return [];
  seen.add(type.symbol);
  const by = argumentsOf(type);
  const found = ownMembers(session, type.symbol, name, statics).map((member) => memberCandidate(session, member, by));
  for (const base of session.world.supersOf(type.symbol))
    for (const candidate of inheritedMembers(session, substitute(base, by) as Named, name, statics, seen))
      if (!found.some((other) => hasSameShape(other, candidate))) found.push(candidate);
  return found;
}

function ownMembers(session: Session, symbol: TypeSymbol, name: string, statics: boolean): Member[] {
  const key = statics ? 'statics' : 'members';
  const found = [...(session.world.layers.get(symbol)?.[key].get(name) ?? []), ...(symbol[key].get(name) ?? [])];
  if (symbol.decl.form !== 'protocol') return found;
  // A protocol extension's implementation comes before the requirement that it implements.
  const isRequired = ({decl}: Member): boolean => symbol.decl.members.some((each) => each === decl);
  return [...found.filter((member) => !isRequired(member)), ...found.filter(isRequired)];
}

/** Whether two candidates have the same parameters, so that one hides the other. */
function hasSameShape(a: Candidate, b: Candidate): boolean {
  if (a.params.length !== b.params.length || (a.kind === 'var') !== (b.kind === 'var')) return false;
  return a.params.every(
    (param, index) => param.label === b.params[index]!.label && shape(param.type) === shape(b.params[index]!.type),
  );
}

function shape(type: Type): string {
  const inner = prune(type);
  if (inner.kind === 'named') return inner.symbol.path;
  if (inner.kind === 'opt') return `${shape(inner.of)}?`;
  return inner.kind === 'param' || inner.kind === 'var' ? '*' : inner.kind;
}

/** Returns what `Type.name` can be: a static member, a nested type, a case or an initializer. */
function staticsOf(session: Session, given: Type, name: string): Candidate[] | undefined {
  const type = prune(given);
  if (name === 'self') return [valueCandidate(name, {kind: 'meta', of: type})];
  if (type.kind === 'param') {
    const bound = boundOf(type.param);
    return bound && staticsOf(session, bound, name);
  }
  if (type.kind !== 'named') return undefined;
  const nested = session.world.nestedIn(type.symbol, name);
  const found = inheritedMembers(session, type, name, true);
  if (nested) found.push(typeCandidate(session, nested));
  if (name === 'init') found.push(...initializers(session, type));
  if (name === 'allCases') found.push(valueCandidate(name, session.world.named('Array', [type])));
  return found;
}

/** Returns all initializers of a type. Type arguments that are not written become inference variables. */
export function initializers(session: Session, type: Named): Candidate[] {
  const {symbol} = type;
  const open = type.args.every(isUnknown);
  const inherited = session.world.supersOf(symbol).flatMap((base) => inheritedInits(session, base, type));
  const added = session.world.layers.get(symbol)?.inits ?? [];
  return [...added, ...ownInits(session, symbol), ...inherited].map((member) => {
    const by = new Map<TypeParam, Type>(open ? [] : argumentsOf(type));
    if (open) freshCells(symbol.params, by);
    return memberCandidate(session, member, by);
  });
}

/**
 * Returns a type's initializers, without inherited ones. Leaves out the initializers that Swift derives if the type is
 * the SDK's or the platform's, because they are internal, or if a superclass has initializers to inherit instead.
 */
function ownInits(session: Session, symbol: TypeSymbol): Member[] {
  const {form} = symbol.decl;
  const canDerive = form === 'struct' || form === 'class' || form === 'actor';
  if (!canDerive || (symbol.origin === 'sample' && !hasSuperclass(session, symbol))) return symbol.inits;
  return symbol.inits.filter(({decl}) => decl.kind === 'func' && decl.body !== undefined);
}

function hasSuperclass(session: Session, symbol: TypeSymbol): boolean {
  return session.world.supersOf(symbol).some((base) => base.symbol.decl.form === 'class');
}

/** Returns the initializers that a protocol requires, or that a class without initializers of its own inherits. */
function inheritedInits(session: Session, base: Named, type: Named, seen = new Set<TypeSymbol>()): Member[] {
  if (seen.has(base.symbol)) return [];
  seen.add(base.symbol);
  const inherits = base.symbol.decl.form === 'protocol' || ownInits(session, type.symbol).length === 0;
  const own = inherits ? ownInits(session, base.symbol) : [];
  const above = session.world.supersOf(base.symbol).flatMap((next) => inheritedInits(session, next, type, seen));
  return [...own.map((member) => ({...member, owner: type.symbol})), ...above];
}

/** For a receiver of unknown type: returns every type's members with this name. */
export function membersOfAnyType(session: Session, name: string): Candidate[] {
  return session.world.membersNamed(name).map((member) => memberCandidate(session, member));
}

/** Returns the type in which to look up `.dev` or `.init(…)`, given the expected type. */
export function implicitBase(expected: Type | undefined): Type {
  const type = expected ? present(expected) : unknown;
  return type.kind === 'named' ? {kind: 'meta', of: type} : unknown;
}

/** Returns the names of a type's members, inherited ones included, for messages. */
export function memberNames(session: Session, type: Named, statics: boolean, seen = new Set<TypeSymbol>()): string[] {
  const {symbol} = type;
  if (seen.has(symbol)) return [];
  seen.add(symbol);
  const key = statics ? 'statics' : 'members';
  return [
    ...symbol[key].keys(),
    ...(statics ? symbol.nested.keys() : []),
    ...(session.world.layers.get(symbol)?.[key].keys() ?? []),
    ...session.world.supersOf(symbol).flatMap((base) => memberNames(session, base, statics, seen)),
  ];
}
