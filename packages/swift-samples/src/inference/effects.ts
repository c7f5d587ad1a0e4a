/** Checks whether code may call async functions and functions that throw. */
import type {Span} from '../ir';
import type {Scope} from '../model/scope';
import type {Session} from './session';

/**
 * Reports a missing `await` or `try` before `name`. Also reports `name` if the function around it must not wait or
 * throw. If that function may wait or throw, records that it does so.
 */
export function requireEffects(
  session: Session,
  needs: {async: boolean; throws: boolean | 'rethrows'},
  at: Span,
  scope: Scope,
  name: string,
): void {
  const {covered} = session;
  if (needs.async && !covered.await) session.report(at, `\`${name}\` is asynchronous: \`await\` is missing before it.`);
  if (needs.async) requireAsync(session, at, scope, '`await`');
  if (needs.throws !== true) return;
  if (!covered.try) session.report(at, `\`${name}\` can throw: \`try\` is missing before it.`);
  else if (covered.try === 'try') requireThrows(session, at, scope, `What \`${name}\` throws`);
}

/**
 * Reports asynchronous code in a function that isn't async. In other functions, records that there is such code.
 *
 * @param what - the code, as the subject of a sentence
 */
export function requireAsync(session: Session, at: Span, {effects}: Scope, what: string): void {
  if (effects.async === false)
    session.report(at, `${what} is in a function that isn't \`async\`; mark it \`async\`, or use \`Task { … }\`.`);
  else effects.didAsync = true;
}

/**
 * Reports an error that nothing catches. If the function around it may throw, records that the function does.
 *
 * @param what - the error, as the subject of a sentence
 */
export function requireThrows(session: Session, at: Span, {effects}: Scope, what: string): void {
  if (effects.throws === false)
    session.report(at, `${what} isn't caught: mark the function \`throws\`, or use \`do … catch\`.`);
  else effects.didThrow = true;
}
