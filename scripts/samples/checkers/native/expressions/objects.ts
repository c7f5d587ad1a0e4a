/** Kotlin's `object : Type { … }`. */
import {declareLocals, declareStatement} from '../declarations';
import {inferFunctionBody} from '../declarations/functions';
import type {TypeDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {unknown, type Type} from '../types';

/** `object : Type { … }` */
export function inferObject(session: Session, decl: TypeDecl, scope: Scope): Type {
  const types = decl.supers.map(({type}) => session.resolveType(type, scope));
  const self = types[0] ?? unknown;
  const inner = scope.child({receivers: types.map((type) => ({type, inside: true}))});
  declareLocals(session, decl.members, inner);
  for (const member of decl.members) {
    if (member.kind === 'fun') inferFunctionBody(session, member, inner);
    else declareStatement(session, member, inner);
  }
  return self;
}
