/** Which argument goes to which parameter, by the rules of each language. */
import type {Arg, At} from '../ir';
import type {Candidate} from '../lookup/candidate';
import type {LanguageName} from '../world/language';
import {matchKotlin} from './matchKotlin';
import {matchSwift} from './matchSwift';
import type {Matched, Mismatch} from './signature';

/** @param place - of the call's name, for what is missing */
export function matchArguments(
  language: LanguageName,
  candidate: Candidate,
  args: readonly Arg[],
  place: At,
): Matched | Mismatch {
  return language === 'kotlin' ? matchKotlin(candidate, args, place) : matchSwift(candidate, args, place);
}

export function isMatched(result: Matched | Mismatch): result is Matched {
  return 'params' in result;
}
