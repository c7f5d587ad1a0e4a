/** Functions and their parameters, as matching and messages speak of them. */
import type {At} from '../ir';
import type {Candidate, CandidateParam} from '../lookup/candidate';
import {isSam} from '../relate';
import {prune, type Type} from '../types';
import type {LanguageName} from '../world/language';

/** A call that a function takes. */
export interface Matched {
  /** The parameter of each argument. */
  params: CandidateParam[];
}

/** Why a function does not take a call. */
export interface Mismatch {
  at: At;
  message: string;
  /** The lower, the closer the call came. */
  distance: number;
}

/** `create(account:options:)` or `create(account, options)`. */
export function signature(language: LanguageName, {name, params, member, kind}: Candidate): string {
  const owner = member?.owner ? `${member.owner.path}.` : '';
  const shown = kind === 'ctor' ? (member?.owner?.path ?? name) : `${owner}${name}`;
  return language === 'kotlin'
    ? `${shown}(${params.map((param) => param.name).join(', ')})`
    : `${shown}(${params.map((param) => `${param.label ?? '_'}:`).join('')})`;
}

/** Whether a lambda may stand for the type. */
export function isFunction(type: Type): boolean {
  const inner = prune(type);
  if (inner.kind === 'opt') return isFunction(inner.of);
  return (
    inner.kind === 'fn' ||
    inner.kind === 'unknown' ||
    inner.kind === 'var' ||
    (inner.kind === 'named' && isSam(inner.symbol))
  );
}

/** `2 arguments` */
export function count(number: number): string {
  return number === 0 ? 'no arguments' : number === 1 ? 'one argument' : `${number} arguments`;
}
