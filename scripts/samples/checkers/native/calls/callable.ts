/** What of a name can be called: a type by its constructors, a value by its function type. */
import {functionValue, type Candidate} from '../lookup/candidate';
import {constructors} from '../lookup/constructors';
import {membersOf} from '../lookup/members';
import {isSam} from '../relate';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, unknown, type Type} from '../types';

/** A candidate as things to call; none where it cannot be called. */
export function callable(session: Session, candidate: Candidate, scope: Scope): Candidate[] {
  if (candidate.kind === 'fun' || candidate.kind === 'ctor') return [candidate];
  const type = prune(candidate.result);
  const {missing} = candidate;
  const found =
    type.kind === 'meta'
      ? callableType(session, candidate, type, scope)
      : callableValue(session, candidate, type, scope);
  return missing === undefined ? found : found.map((each) => ({...each, missing}));
}

/** A type by its constructors; a Kotlin interface that stands for a function by a lambda. */
function callableType(session: Session, candidate: Candidate, type: Type & {kind: 'meta'}, scope: Scope): Candidate[] {
  const of = prune(type.of);
  if (of.kind !== 'named') return [];
  const kotlin = session.language === 'kotlin';
  if (kotlin && isSam(of.symbol)) {
    const param = {label: null, name: 'function', type: unknown, optional: false, vararg: false};
    return [{...candidate, kind: 'fun', params: [param], result: of}];
  }
  if (of.symbol.decl.form === 'interface' || of.symbol.decl.flags.abstract) return [];
  const open = of.args.every((arg) => prune(arg).kind === 'unknown');
  const invoked = kotlin ? (membersOf(session, type, 'invoke', scope) ?? []) : [];
  return [...constructors(session, of, open), ...invoked];
}

/** A value by its function type, or by what makes it callable. */
function callableValue(session: Session, {name}: Candidate, type: Type, scope: Scope): Candidate[] {
  if (type.kind === 'fn') return [functionValue(name, type)];
  if (type.kind === 'opt' && type.of.kind === 'fn' && session.language === 'swift')
    return [functionValue(name, type.of)];
  if (type.kind !== 'named') return [];
  return membersOf(session, type, session.language === 'kotlin' ? 'invoke' : 'callAsFunction', scope) ?? [];
}
