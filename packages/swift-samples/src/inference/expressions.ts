/** Infers the type of each expression. */
import type {Expr} from '../ir';
import type {Scope} from '../model/scope';
import {prune, unknown, type Type} from '../model/types';
import {inferMember, inferName, inferSubscript} from './access';
import {inferDo, inferIf, inferJump, inferSwitch, inferTernary} from './branches';
import {inferCall} from './calls';
import {inferChain, inferForce} from './chains';
import {inferClosure} from './closures';
import {inferBinary, inferCast, inferMark, inferUnary} from './operators';
import type {Session} from './session';
import {inferArray, inferDictionary, inferLiteral, inferString, inferTuple} from './values';

/**
 * Returns the type of an expression.
 *
 * @param expected - the type that is expected here, for literals, closures and `.member`
 */
export function infer(session: Session, expr: Expr, scope: Scope, expected: Type | undefined): Type {
  const use = {asValue: true, expected};
  switch (expr.kind) {
    case 'literal':
      return inferLiteral(session, expr, expected);
    case 'string':
      return inferString(session, expr, scope);
    case 'name':
      return inferName(session, expr, scope);
    case 'member':
      return inferMember(session, expr, scope, expected);
    case 'call': {
      const type = inferCall(session, expr, scope, expected);
      if (prune(type).kind === 'never') session.neverReturning.add(expr);
      else session.neverReturning.delete(expr);
      return type;
    }
    case 'subscript':
      return inferSubscript(session, expr, scope);
    case 'closure':
      return inferClosure(session, expr, scope, expected).type;
    case 'binary':
      return inferBinary(session, expr, scope, expected);
    case 'unary':
      return inferUnary(session, expr, scope, expected);
    case 'force':
      return inferForce(session, expr, scope, expected);
    case 'chain':
      return inferChain(session, expr, scope, expected);
    case 'cast':
      return inferCast(session, expr, scope);
    case 'if':
      return inferIf(session, expr, scope, use);
    case 'ternary':
      return inferTernary(session, expr, scope, expected);
    case 'switch':
      return inferSwitch(session, expr, scope, use);
    case 'do':
      return inferDo(session, expr, scope, use);
    case 'mark':
      return inferMark(session, expr, scope, expected);
    case 'jump':
      return inferJump(session, expr, scope);
    case 'array':
      return inferArray(session, expr, scope, expected);
    case 'dictionary':
      return inferDictionary(session, expr, scope, expected);
    case 'tuple':
      return inferTuple(session, expr, scope, expected);
    case 'type':
      return {kind: 'meta', of: session.resolveType(expr.type, scope)};
    case 'keyPath':
      return unknown;
    case 'other':
      for (const part of expr.parts) session.infer(part, scope);
      return unknown;
  }
}
