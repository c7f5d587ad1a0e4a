/** Declarations where they stand, and those of a block before they stand. */
import type {FunDecl, Stmt, TypeDecl, VarDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {unknown, type Type} from '../types';
import {inferFunctionBody} from './functions';
import {functionScope, withParams} from './scopes';
import {checkType} from './types';
import {declareVariable} from './variables';

/** Functions and types of a block may be named before they stand. */
export function declareLocals(session: Session, body: readonly Stmt[], scope: Scope): void {
  for (const statement of body) {
    if (statement.kind === 'fun') {
      const local = statement;
      scope.set(local.name, {type: unknown, lazy: () => functionType(session, local, scope)});
    } else if (statement.kind === 'type' && statement.form !== 'extension') {
      session.world.declare(statement, scope.env, scope.env.type);
    }
  }
}

function functionType(session: Session, decl: FunDecl, scope: Scope): Type {
  const env = withParams(session, decl.typeParams, scope.env);
  return {
    kind: 'fn',
    params: decl.params.map((param) => (param.type ? session.world.resolve(param.type, env) : unknown)),
    result: decl.result
      ? session.world.resolve(decl.result, env)
      : decl.value
        ? session.quietly(() => session.infer(decl.value!, functionScope(session, decl, scope, undefined), undefined))
        : session.void,
    async: decl.async,
    throws: decl.throws === true,
  };
}

/** A declaration where it stands. */
export function declareStatement(session: Session, decl: FunDecl | VarDecl | TypeDecl, scope: Scope): void {
  if (decl.kind === 'var') return declareVariable(session, decl, scope);
  if (decl.kind === 'fun') return inferFunctionBody(session, decl, scope);
  checkType(session, decl, scope);
}
