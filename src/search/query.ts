/** A query, read: what a hit should hold, and in which forms. */
import synonymGroups from './synonyms.json';
import {findWords, tokenize, type Word} from './tokenize';

/** Characters and words of a query that count; what follows is left aside, so that a pasted file is answered as fast. */
const MAX_LENGTH = 256;
const MAX_WORDS = 16;

/**
 * What questions are asked with. They count in the index and in short queries, but when a question is ranked they
 * would only favor long sections.
 */
const QUESTION_WORDS = new Set(
  (
    'a about am an and any are as at be been but by can could did do does done for from get had has have how i if in ' +
    'into is it its me my no not of on or our should so some than that the their them then there these they this ' +
    'those to was we were what when where which who whom whose why will with without would you your'
  ).split(' '),
);
/** From so many words a query may be a question; a shorter one means every word it has. */
const QUESTION_LENGTH = 3;

/** One thing that a hit should hold. */
export interface Need {
  /** The word's own terms: itself, then its parts. */
  own: string[];
  /** Other ways to say it: each is a list of terms that belong together. */
  others: string[][];
}

export interface Query {
  needs: Need[];
  /** The words of the whole query in one line, to tell what is exactly the same. */
  key: string;
  /** The term of an identifier, where the query is one and nothing else. */
  identifier: string | undefined;
}

/** Words in one line, whatever the signs between them. */
export const keyOf = (text: string): string =>
  findWords(text)
    .map(({term}) => term)
    .join(' ');

/** Reads what a reader typed. */
export function readQuery(typed: string): Query {
  const text = typed.slice(0, MAX_LENGTH).trim();
  const all = findWords(text).slice(0, MAX_WORDS);
  const words = withoutQuestionWords(all);
  return {
    needs: toNeeds(words),
    key: keyOf(text),
    identifier: isIdentifier(text, all) ? all.at(-1)!.term : undefined,
  };
}

/** Whether the query is one name of code: no spaces, and signs or capitals inside; a call's brackets may follow. */
const isIdentifier = (text: string, words: readonly Word[]): boolean =>
  words.length > 0 && /^[@\w$.#/<>[\]()?!:-]+$/.test(text) && (words.at(-1)!.parts.length > 0 || /\w[._(]/.test(text));

function withoutQuestionWords(words: readonly Word[]): Word[] {
  const telling = words.filter(({term}) => !QUESTION_WORDS.has(term));
  return words.length < QUESTION_LENGTH || telling.length === 0 ? [...words] : telling;
}

function toNeeds(words: readonly Word[]): Need[] {
  const terms = words.map(({term}) => term);
  const needs = words.map(({term, parts}) => ({
    own: [term, ...parts.map((part) => part.term)],
    others: othersOf(terms, term),
  }));
  return needs.filter(({own}, index) => terms.indexOf(own[0]!) === index);
}

/** The groups of data, as terms. */
const GROUPS: readonly string[][][] = synonymGroups.map((group) => group.map(tokenize));

/** What else can be said for a word of the query, alone or with its neighbors. */
function othersOf(terms: readonly string[], term: string): string[][] {
  return GROUPS.flatMap((group) => {
    const said = group.find((phrase) => phrase.includes(term) && holds(terms, phrase));
    return said ? group.filter((phrase) => phrase !== said) : [];
  });
}

/** Whether the words of a phrase stand in the terms, one after the other. */
const holds = (terms: readonly string[], phrase: readonly string[]): boolean =>
  terms.some((_, start) => phrase.every((word, offset) => terms[start + offset] === word));
