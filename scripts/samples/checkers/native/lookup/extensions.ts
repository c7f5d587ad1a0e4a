/** Kotlin's extensions, and whether they are imported. */
import type {FunDecl, VarDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {substitute, type Member, type Type, type TypeParam} from '../types';
import {toCandidateWith, type Candidate} from './candidate';

/** Kotlin's extensions of a type by this name; those that are not imported say so. */
export function extensions(session: Session, type: Type, name: string, scope: Scope): Candidate[] {
  const found: Candidate[] = [];
  for (const member of session.world.topsNamed(name)) {
    const decl = member.decl as FunDecl | VarDecl;
    if (!decl.receiver) continue;
    const by = new Map<TypeParam, Type>();
    const candidate = toCandidateWith(session, member, by);
    const receiver = substitute(session.world.resolve(decl.receiver, member.env), by);
    const trail = session.relation.trail.length;
    if (receiver.kind === 'unknown' || !session.relation.assign(type, receiver)) {
      session.relation.undo(trail);
      continue;
    }
    found.push({...candidate, ...importOf(session, member, scope)});
  }
  return found.sort((a, b) => Number(a.missing !== undefined) - Number(b.missing !== undefined));
}

export function importOf(session: Session, member: Member, scope: Scope): {missing?: string} {
  return session.world.visible(member.module, member.name, scope.env.unit) ? {} : {missing: member.module};
}
