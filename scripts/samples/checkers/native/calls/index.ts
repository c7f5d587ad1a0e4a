/** Calls: which of several functions is meant, and whether the arguments are its own. */
import type {ExprOf, TypeRef} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {optional, unknown, type Type} from '../types';
import {inferArguments} from './arguments';
import {callable} from './callable';
import {choose} from './choose';
import {inferLoosely} from './loosely';
import {findTarget} from './targets';

/** The type that a call gives. */
export function inferCall(session: Session, call: ExprOf<'call'>, scope: Scope, expected: Type | undefined): Type {
  const target = findTarget(session, call, scope, expected);
  if (!target.known) {
    if (target.levels.flat().length > 0) return inferLoosely(session, target, call, scope);
    target.missing();
    inferArguments(session, call.args, scope);
    return unknown;
  }
  const levels = target.levels.map((level) => level.flatMap((candidate) => callable(session, candidate, scope)));
  const written = writtenArguments(call).map((ref) => session.world.resolve(ref, scope.env));
  const result = choose(session, {call, target, scope, expected, written}, levels);
  return target.safe ? optional(result) : result;
}

/** Type arguments at the call: `content<Reaction>()`. */
function writtenArguments({fn}: ExprOf<'call'>): TypeRef[] {
  return fn.kind === 'name' || fn.kind === 'member' ? fn.args : [];
}
