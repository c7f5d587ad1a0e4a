/** Which of several functions a call means. */
import type {Candidate} from '../lookup/candidate';
import type {Session} from '../session';
import {prune, unknown, type Type} from '../types';
import {apply} from './apply';
import {inferArguments} from './arguments';
import {isMatched, matchArguments} from './matching';
import {signature, type Mismatch} from './signature';
import type {Attempt, CallSite, Target} from './targets';

type Miss = Mismatch & {candidate: Candidate};

/**
 * The type that the call gives, by the function that fits it best.
 *
 * @param levels - what can be called by that name; each level is tried before the next
 */
export function choose(session: Session, site: CallSite, levels: readonly Candidate[][]): Type {
  const misses: Miss[] = [];
  for (const level of levels) {
    const {fitting, missed} = matchLevel(session, site, level);
    misses.push(...missed);
    if (fitting.length > 0) return bestOf(session, site, fitting);
  }
  misses.sort((a, b) => a.distance - b.distance);
  const [closest] = misses;
  if (closest) reportMiss(session, closest, misses);
  else if (!isValueOfUnknown(site.target, levels)) session.report(site.target.at, notCallable(session, site.target));
  session.quietly(() => inferArguments(session, site.call.args, site.scope));
  return closest?.candidate.result ?? unknown;
}

function matchLevel(
  session: Session,
  {call, target}: CallSite,
  level: readonly Candidate[],
): {fitting: Attempt[]; missed: Miss[]} {
  const fitting: Attempt[] = [];
  const missed: Miss[] = [];
  for (const candidate of level) {
    const matched = matchArguments(session.language, candidate, call.args, target.at);
    if (isMatched(matched)) fitting.push({candidate, params: matched.params});
    else missed.push({...matched, candidate});
  }
  return {fitting, missed};
}

/** The candidate without findings; among several with some, the one with the fewest. */
function bestOf(session: Session, site: CallSite, fitting: readonly Attempt[]): Type {
  if (fitting.length === 1) return apply(session, site, fitting[0]!);
  let fewest: {attempt: Attempt; count: number} | undefined;
  for (const attempt of inOrder(session, fitting)) {
    const {reports, value, kept} = session.trial(
      () => apply(session, site, attempt),
      (found) => found.length === 0,
    );
    if (kept) return value;
    if (!fewest || reports.length < fewest.count) fewest = {attempt, count: reports.length};
  }
  return apply(session, site, fewest!.attempt);
}

/** What is imported is meant; in Swift, an async function where `await` is allowed, the other where it isn't. */
function inOrder(session: Session, fitting: readonly Attempt[]): readonly Attempt[] {
  const imported = fitting.filter(({candidate}) => candidate.missing === undefined);
  const pool = imported.length > 0 ? imported : fitting;
  if (session.language !== 'swift' || session.cover.await) return pool;
  return [...pool].sort((a, b) => Number(a.candidate.async) - Number(b.candidate.async));
}

function reportMiss(session: Session, closest: Miss, misses: readonly Miss[]): void {
  const others = new Set(misses.map(({candidate}) => signature(session.language, candidate)));
  others.delete(signature(session.language, closest.candidate));
  const shown = [...others].slice(0, 3).map((other) => `\`${other}\``);
  const rest = shown.length > 0 ? ` There is also ${shown.join(', ')}.` : '';
  session.report(closest.at, closest.message + rest);
}

function isValueOfUnknown(target: Target, levels: readonly Candidate[][]): boolean {
  return levels.some(
    (level, index) => level.length === 0 && target.levels[index]!.some(({result}) => prune(result).kind === 'unknown'),
  );
}

function notCallable(session: Session, {name, levels}: Target): string {
  const type = levels[0]?.[0]?.result;
  const inner = type && prune(type);
  if (inner?.kind === 'meta')
    return `\`${session.show(inner.of)}\` cannot be made with a call: it has no public constructor.`;
  return `\`${name}\` is not a function${type ? ` but \`${session.show(type)}\`` : ''}; it is read without parentheses.`;
}
