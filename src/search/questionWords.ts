import {toTerm, type Word} from './tokenize';

/**
 * Words that form a question. A query ignores them if it has other words too, because they would only favor long
 * sections.
 */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and another any are as at be been but by can could did do does done each every exist ' +
    'exists for from get had happen happens has have how i if in into is it its let long many matter matters ' +
    'may me mean might much must my need no not of on one or other our should so some tell than that the ' +
    'their them then there these they this those to us use want was way we were what when where which while ' +
    'who whom whose why will with without would you your'
  )
    .split(' ')
    .map(toTerm),
);

/** Returns the words without question words; all words if there are only question words. */
export function contentWords(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({term}) => !QUESTION_WORDS.has(term));
  return others.length > 0 ? others : words;
}
