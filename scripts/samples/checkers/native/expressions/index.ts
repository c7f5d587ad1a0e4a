/** The type of each expression, and what is wrong in it. */
import {inferCall} from '../calls';
import type {Expr} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, unknown, type Type} from '../types';
import {inferIf, inferTernary} from './branches';
import {inferDict, inferList, inferTuple} from './collections';
import {inferIndex} from './indexing';
import {inferJump} from './jumps';
import {inferLambda} from './lambdas';
import {inferLiteral, inferString} from './literals';
import {inferCast, inferForce, inferMark} from './marks';
import {inferMember} from './members';
import {inferName} from './names';
import {inferObject} from './objects';
import {inferBinary, inferUnary} from './operators';
import {inferClassReference, inferReference} from './references';
import {inferTry} from './tries';
import {inferWhen} from './when';

/** @param expected - the type that the place wants, for literals, lambdas and members of it */
export function infer(session: Session, expr: Expr, scope: Scope, expected: Type | undefined): Type {
  switch (expr.kind) {
    case 'literal':
      return inferLiteral(session, expr, expected);
    case 'string':
      return inferString(session, expr, scope);
    case 'name':
      return inferName(session, expr, scope);
    case 'member':
      return inferMember(session, expr, scope, expected);
    case 'call':
      return inferCall(session, expr, scope, expected);
    case 'index':
      return inferIndex(session, expr, scope);
    case 'lambda':
      return inferLambda(session, expr, scope, expected).type;
    case 'binary':
      return inferBinary(session, expr, scope, expected);
    case 'unary':
      return inferUnary(session, expr, scope, expected);
    case 'force':
      return inferForce(session, expr, scope, expected);
    case 'chain':
      return present(session.infer(expr.on, scope, expected));
    case 'cast':
      return inferCast(session, expr, scope);
    case 'if':
      return inferIf(session, expr, scope, expected);
    case 'ternary':
      return inferTernary(session, expr, scope, expected);
    case 'when':
      return inferWhen(session, expr, scope, expected);
    case 'try':
      return inferTry(session, expr, scope, expected);
    case 'mark':
      return inferMark(session, expr, scope, expected);
    case 'jump':
      return inferJump(session, expr, scope);
    case 'list':
      return inferList(session, expr, scope, expected);
    case 'dict':
      return inferDict(session, expr, scope, expected);
    case 'tuple':
      return inferTuple(session, expr, scope, expected);
    case 'type':
      return {kind: 'meta', of: session.resolveType(expr.type, scope)};
    case 'classRef':
      return inferClassReference(session, expr, scope);
    case 'funRef':
      return inferReference(session, expr, scope);
    case 'object':
      return inferObject(session, expr.type, scope);
    case 'keyPath':
      return unknown;
    case 'other':
      for (const part of expr.parts) session.infer(part, scope);
      return unknown;
  }
}
