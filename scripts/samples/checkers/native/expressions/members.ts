/** What is read from a receiver: `client.address`, `.dev`. */
import {needEffects} from '../flow/effects';
import {pathOf} from '../flow/narrowing';
import type {ExprOf} from '../ir';
import {functionTypeOf, valueAmong, type Candidate} from '../lookup/candidate';
import {anyMember, implicitBase, membersOf} from '../lookup/members';
import {reportMissingImport, reportMissingMember, reportUnknownMember} from '../lookup/missing';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {never, optional, present, prune, unknown, type Type} from '../types';

export function inferMember(session: Session, expr: ExprOf<'member'>, scope: Scope, expected: Type | undefined): Type {
  const path = pathOf(expr);
  const base = prune(expr.on ? session.infer(expr.on, scope) : implicitBase(expected));
  const narrowed = path === undefined ? undefined : scope.narrowedType(path);
  if (narrowed) return narrowed;
  const safe = expr.safe && base.kind === 'opt';
  const type = expr.safe ? present(base) : base;
  const open = !expr.on && base.kind === 'unknown';
  const found = open ? undefined : membersOf(session, type, expr.name, scope);
  if (!found) return memberOfUnknown(session, expr, type);
  const candidate = valueAmong(found);
  if (!candidate) {
    // `.none` and `.some` of an optional that is expected.
    if (!expr.on && expected && /^(?:none|some)$/.test(expr.name)) return {kind: 'null'};
    reportMissingMember(session, type, expr.name, expr.nameAt);
    return unknown;
  }
  const read =
    candidate.kind === 'fun' || candidate.kind === 'ctor'
      ? functionRead(session, expr, type, candidate)
      : valueRead(session, expr, candidate, scope);
  return safe ? optional(read) : read;
}

function memberOfUnknown(session: Session, {on, name, nameAt}: ExprOf<'member'>, type: Type): Type {
  session.unknowns++;
  if (type.kind === 'never') return never;
  if (anyMember(session, name).length === 0) reportUnknownMember(session, on ? name : `.${name}`, nameAt);
  return unknown;
}

/** A function that is named without being called. */
function functionRead(session: Session, {name, nameAt}: ExprOf<'member'>, on: Type, candidate: Candidate): Type {
  if (session.language === 'swift') return functionTypeOf(candidate);
  session.report(nameAt, `\`${name}\` is a function of \`${session.show(on)}\`: it is called with parentheses.`);
  return unknown;
}

function valueRead(session: Session, {name, nameAt}: ExprOf<'member'>, candidate: Candidate, scope: Scope): Type {
  if (candidate.missing !== undefined) reportMissingImport(session, name, candidate.missing, nameAt);
  needEffects(session, candidate, nameAt, scope, name);
  return candidate.result;
}
