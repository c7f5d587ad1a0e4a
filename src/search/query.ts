/** A query, read: what a hit should hold, and in which forms. */
import synonymGroups from './synonyms.json';
import {findWords, tokenize, toTerm, type Word} from './tokenize';

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
  )
    .split(' ')
    .map(toTerm),
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
  /** The term of the identifier that the query is, or that stands in a path of names; undefined for other queries. */
  identifier: string | undefined;
  /** A path of names as it was typed, in lower case: `client.canMessage`, `@xmtp/react-sdk`. */
  path: string | undefined;
}

/** The telling words in one line, whatever the signs between them: "How do I stop a stream?" is "Stop a stream". */
export const keyOf = (text: string): string => keyOfWords(findWords(text));

const keyOfWords = (words: readonly Word[]): string =>
  tellingOf(words)
    .map(({term}) => term)
    .join(' ');

/**
 * Reads what a reader typed.
 *
 * @param isKnown - whether the index has a term
 */
export function readQuery(typed: string, isKnown: (term: string) => boolean): Query {
  const text = typed.slice(0, MAX_LENGTH).trim();
  const all = findWords(text).slice(0, MAX_WORDS);
  const name = NAME.test(text) ? all.findLast(({parts}) => parts.length > 0) : undefined;
  return {
    needs: name ? [needOfName(name, all)] : toNeeds(all.length < QUESTION_LENGTH ? all : tellingOf(all), isKnown),
    key: keyOfWords(all),
    identifier: name?.term,
    path: PATH.test(text) ? text.toLowerCase() : undefined,
  };
}

/** One name of code: no spaces; brackets of calls and generics may follow. */
const NAME = /^[@\w$.#/<>[\]()?!:-]+$/;
/** Names held together by signs. */
const PATH = /^@?[\w$]+(?:[./-][\w$]+)+$/;

/** An identifier; the names before it (`client.` of `client.canMessage`) count as its parts do. */
const needOfName = ({term, parts}: Word, all: readonly Word[]): Need => ({
  own: [...new Set([term, ...[...parts, ...all].map((part) => part.term)])],
  others: [],
});

/** The words that are not only there to ask; all where there are no others. */
function tellingOf(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({term}) => !QUESTION_WORDS.has(term));
  return telling.length > 0 ? telling : words;
}

function toNeeds(words: readonly Word[], isKnown: (term: string) => boolean): Need[] {
  const terms = words.map(({term}) => term);
  return words
    .filter(({term}, index) => terms.indexOf(term) === index)
    .map(({term, parts}) => ({
      own: [term, ...parts.map((part) => part.term)],
      others: [
        ...othersOf(terms, term),
        ...(isKnown(term)
          ? []
          : swapsOf(term)
              .filter(isKnown)
              .map((swap) => [swap])),
      ],
    }));
}

/** A word with two neighboring letters swapped, the slip that a fifth of its letters does not allow for. */
const swapsOf = (term: string): string[] =>
  Array.from(
    {length: term.length - 1},
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );

/** The groups of synonyms.json, as terms: in a group each phrase can be said for each other. */
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
