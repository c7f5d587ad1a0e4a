/** Calls on a receiver of which nothing is known. */
import {needEffects} from '../flow/effects';
import type {ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {unknown, type Type} from '../types';
import {inferArguments} from './arguments';
import {callable} from './callable';
import {isMatched, matchArguments} from './matching';
import {signature, type Mismatch} from './signature';
import {anyConstructor, type Target} from './targets';

/** Some type must have such a function; what it gives is not known. */
export function inferLoosely(session: Session, target: Target, call: ExprOf<'call'>, scope: Scope): Type {
  if (target.levels[0]?.[0] !== anyConstructor) {
    checkLoosely(session, target, call, scope);
    session.unknowns++;
  }
  inferArguments(session, call.args, scope);
  return unknown;
}

function checkLoosely(session: Session, target: Target, call: ExprOf<'call'>, scope: Scope): void {
  const candidates = target.levels.flat().flatMap((candidate) => callable(session, candidate, scope));
  const matches = candidates.map((candidate) => ({
    candidate,
    matched: matchArguments(session.language, candidate, call.args, target.at),
  }));
  const fitting = matches.filter(({matched}) => isMatched(matched)).map(({candidate}) => candidate);
  if (fitting.length === 0) {
    const miss = matches
      .map(({matched}) => matched)
      .filter((matched): matched is Mismatch => !isMatched(matched))
      .sort((a, b) => a.distance - b.distance)[0];
    const none = `No type of the SDK or the platform has a function \`${target.name}\`.`;
    session.report(miss?.at ?? target.at, miss?.message ?? none);
    return;
  }
  const shown = fitting.find(({member}) => member?.origin === 'sdk') ?? fitting[0]!;
  const needs = {
    async: fitting.every((candidate) => candidate.async),
    throws: fitting.every((candidate) => candidate.throws === true),
  };
  needEffects(session, needs, target.at, scope, signature(session.language, shown));
}
