/** Types of members whose declarations do not write them: found from their bodies, once. */
import type {Session} from '../session';
import {unknown, type Member, type Type} from '../types';

const pending = new WeakSet<Member>();

/** The declared or found type of a property, or the result of a function. */
export function memberType(session: Session, member: Member): Type {
  if (member.type) return member.type;
  const {decl} = member;
  if (!('kind' in decl)) return unknown;
  const written = decl.kind === 'fun' ? decl.result : decl.type;
  if (written) return (member.type = session.world.resolve(written, member.env));
  if (decl.kind === 'fun' && !decl.value) return (member.type = session.void);
  if (pending.has(member)) return unknown;
  pending.add(member);
  const type = session.inferMemberType(member);
  pending.delete(member);
  return (member.type = type);
}
