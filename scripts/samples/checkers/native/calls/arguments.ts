/** The arguments of a call. */
import type {Arg, At} from '../ir';
import type {Candidate, CandidateParam} from '../lookup/candidate';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {unknown, type Type} from '../types';
import {signature} from './signature';

/** Looks at arguments of which nothing says what they should be. */
export function inferArguments(session: Session, args: readonly Arg[], scope: Scope): void {
  for (const arg of args) session.infer(arg.value, scope);
}

/** An argument against the type of its parameter. */
export function checkArgument(
  session: Session,
  arg: Arg,
  param: CandidateParam,
  candidate: Candidate,
  scope: Scope,
): void {
  const wanted = wantedType(arg, param);
  const given = session.infer(arg.value, scope, wanted);
  // Kotlin allows a property's `vararg` to come as an array behind `*`.
  if (param.vararg && arg.spread) return;
  if (!session.relation.assign(given, wanted))
    reportArgument(session, arg.value.at, given, wanted, candidate, param.label ?? param.name);
}

/** What an argument should be; an array that is spread out is not looked into. */
export function wantedType(arg: Arg, param: CandidateParam): Type {
  return arg.spread && param.vararg ? unknown : param.type;
}

/** @param name - of the parameter, where it helps to tell it */
export function reportArgument(
  session: Session,
  at: At,
  given: Type,
  wanted: Type,
  candidate: Candidate,
  name?: string,
): void {
  const as = name && name !== '_' ? ` as \`${name}\`` : '';
  session.report(
    at,
    `\`${session.show(given)}\` is given where \`${signature(session.language, candidate)}\` takes \`${session.show(wanted)}\`${as}.`,
  );
}
