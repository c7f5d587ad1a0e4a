/** From a receiver and a name to what it may mean. */
import type {FunDecl, VarDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, unknown, type Named, type Type} from '../types';
import {functionValue, toCandidateWith, typeCandidate, valueOf, type Candidate} from './candidate';
import {extensions} from './extensions';
import {inherited} from './inherited';
import {isPackage} from './packages';
import {staticsOf} from './statics';

/** Members by this name, of any type; undefined where the type is not known. */
export function membersOf(
  session: Session,
  given: Type,
  name: string,
  scope: Scope,
  inside = false,
): Candidate[] | undefined {
  const type = prune(given);
  const kotlin = session.language === 'kotlin';
  const extra = (): Candidate[] => (kotlin ? extensions(session, type, name, scope) : []);
  switch (type.kind) {
    case 'named': {
      const own = inherited(session, type, name, false);
      const statics = inside ? inherited(session, type, name, true) : [];
      const any =
        kotlin && own.length === 0 ? inherited(session, session.world.named('Any') as Named, name, false) : [];
      const enumeration = kotlin && type.symbol.decl.form === 'enum' ? enumMembers(session, name) : [];
      return [...own, ...statics, ...any, ...enumeration, ...extra()];
    }
    case 'meta':
      return staticsOf(session, type.of, name);
    case 'opt':
      return kotlin
        ? extra()
        : inherited(session, session.world.named('Optional', undefined, [type.of]) as Named, name, false);
    case 'tuple': {
      const item = type.items.find((entry, index) => entry.label === name || String(index) === name);
      return item ? [valueOf(name, item.type)] : extra();
    }
    case 'param':
      return type.param.bound
        ? membersOf(session, type.param.bound, name, scope)
        : kotlin
          ? [...inherited(session, session.world.named('Any') as Named, name, false), ...extra()]
          : [];
    case 'var':
      return type.cell.upper ? membersOf(session, type.cell.upper, name, scope) : undefined;
    case 'fn':
      return name === 'invoke' && kotlin ? [functionValue(name, type)] : extra();
    case 'package': {
      const path = `${type.path}.${name}`;
      const symbol = session.world.typeAt(path);
      if (symbol) return [typeCandidate(session, symbol)];
      const tops = session.world.topsNamed(name).filter((member) => member.module === type.path);
      if (tops.length > 0) return tops.map((member) => toCandidateWith(session, member, new Map()));
      return isPackage(session, path) ? [valueOf(name, {kind: 'package', path})] : [];
    }
    case 'null':
      return extra();
    case 'never':
    case 'unknown':
      return undefined;
  }
}

function enumMembers(session: Session, name: string): Candidate[] {
  if (name === 'name') return [valueOf(name, session.world.named('String'))];
  if (name === 'ordinal') return [valueOf(name, session.world.named('Int'))];
  return [];
}

/** Without knowing the receiver: whether any type at all has such a member. */
export function anyMember(session: Session, name: string): Candidate[] {
  const members = session.world.anyNamed(name).map((member) => toCandidateWith(session, member, new Map()));
  const tops = session.world.topsNamed(name).filter((member) => (member.decl as FunDecl | VarDecl).receiver);
  return [...members, ...tops.map((member) => toCandidateWith(session, member, new Map()))];
}

/** `.init(…)` and `.dev` are looked for in the type that is expected. */
export function implicitBase(expected: Type | undefined): Type {
  const type = expected ? present(expected) : unknown;
  return type.kind === 'named' ? {kind: 'meta', of: type} : unknown;
}
