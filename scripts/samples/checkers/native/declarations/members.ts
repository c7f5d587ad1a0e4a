/** Types of members whose declarations do not write them. */
import {joined} from '../flow/join';
import {bindPattern} from '../flow/patterns';
import type {FunDecl, VarDecl} from '../ir';
import {Scope, type Effects} from '../scope';
import type {Session} from '../session';
import {settled, unknown, type Member, type Type} from '../types';
import {constructorScope, functionScope} from './scopes';
import {delegated} from './variables';

/** The type of a property or function whose declaration does not write it. */
export function inferMemberType(session: Session, member: Member): Type {
  const decl = member.decl as FunDecl | VarDecl;
  const effects: Effects = {async: true, throws: true, didThrow: false, didAsync: false, returned: [], kind: 'fun'};
  const receivers = member.owner ? [{type: session.world.selfOf(member.owner), inside: true}] : [];
  const root = new Scope(undefined, member.env, effects, receivers);
  return session.under({try: 'try', await: true}, () =>
    decl.kind === 'fun' ? functionResult(session, decl, root) : propertyType(session, decl, member, root),
  );
}

function functionResult(session: Session, decl: FunDecl, root: Scope): Type {
  return decl.value ? session.infer(decl.value, functionScope(session, decl, root, undefined)) : unknown;
}

function propertyType(session: Session, decl: VarDecl, member: Member, root: Scope): Type {
  const scope = member.owner ? constructorScope(session, member.owner.decl, root) : root;
  if (decl.receiver) {
    const receiver = session.world.resolve(decl.receiver, member.env);
    const inner = scope.child({receivers: [{type: receiver, inside: true}]});
    return decl.value ? settled(session.infer(decl.value, inner)) : unknown;
  }
  if (decl.value) return componentOf(session, decl, member.name, settled(session.infer(decl.value, scope)), scope);
  if (decl.delegate) return delegated(session.infer(decl.delegate, scope));
  if (!decl.getter) return unknown;
  const last = session.inferBlock(decl.getter, scope.child());
  return root.effects.returned.length > 0 ? joined(session, root.effects.returned) : last;
}

function componentOf(session: Session, decl: VarDecl, name: string, type: Type, scope: Scope): Type {
  if (decl.pattern.kind === 'bind') return type;
  const inner = scope.child();
  bindPattern(session, decl.pattern, type, inner);
  return inner.own(name)?.type ?? unknown;
}
