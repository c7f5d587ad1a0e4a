/** A query, read: what a hit should hold, and in which forms. */
import synonymGroups from './synonyms.json';
import {findWords, stemOf, tokenize, toTerm, type Word} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** Characters and words of a query that count; what follows is left aside, so that a pasted file is answered as fast. */
const MAX_LENGTH = 256;
const MAX_WORDS = 16;

/**
 * What questions are asked with. They count in the index and in short queries, but when a question is ranked they
 * would only favor long sections.
 */
const QUESTION_WORDS = new Set(
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
/** From so many words a query may be a question; a shorter one means every word it has. */
const QUESTION_LENGTH = 3;

/** One thing that a hit should hold. */
export interface Need {
  /** The word as it was typed. */
  word: string;
  /** What its forms have in common. */
  stem: string;
  /** Its other forms that the index has: keys for key, encryption for encrypt. */
  forms: readonly string[];
  /** Its parts, where it is an identifier. */
  parts: readonly string[];
  /** Other ways to say it: each is a list of terms that belong together. */
  others: readonly (readonly string[])[];
  /** The word and a neighbor as the beginning of a name: `walletclient` for wallet and client. */
  joined: readonly string[];
  /** Whether the index has neither the word nor a form of it, so that it may be misspelt. */
  isUnknown: boolean;
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

const keyOfWords = (words: readonly Word[]): string => tellingOf(words).map(stemOf).join(' ');

/** Reads what a reader typed. */
export function readQuery(typed: string, vocabulary: Vocabulary): Query {
  const text = typed.slice(0, MAX_LENGTH).trim();
  const all = findWords(text).slice(0, MAX_WORDS);
  const name = NAME.test(text) ? all.findLast(({parts}) => parts.length > 0) : undefined;
  return {
    needs: name
      ? [needOfName(name, all, vocabulary)]
      : toNeeds(all.length < QUESTION_LENGTH ? all : tellingOf(all), all, vocabulary),
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
const needOfName = ({term, parts}: Word, all: readonly Word[], vocabulary: Vocabulary): Need => ({
  ...{word: term, stem: term, isUnknown: !vocabulary.has(term)},
  parts: [...new Set([...parts, ...all].map((part) => part.term))].filter((part) => part !== term),
  ...{forms: [], others: [], joined: []},
});

/** The words that are not only there to ask; all where there are no others. */
function tellingOf(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({term}) => !QUESTION_WORDS.has(term));
  return telling.length > 0 ? telling : words;
}

/**
 * @param words - the words that count; forms of one are one need
 * @param all - the words of the whole query
 */
function toNeeds(words: readonly Word[], all: readonly Word[], vocabulary: Vocabulary): Need[] {
  const stems = all.map(stemOf);
  return [...new Map(words.map((word) => [stemOf(word), word])).entries()].map(([stem, word]) => {
    const forms = vocabulary.formsOf(stem).filter((form) => form !== word.term);
    const isUnknown = !vocabulary.has(word.term) && forms.length === 0;
    const swaps = isUnknown ? swapsOf(word.term).filter((swap) => vocabulary.has(swap)) : [];
    return {
      ...{word: word.term, stem, forms, isUnknown},
      parts: word.parts.map(({term}) => term),
      others: [...othersOf(stems, stem), ...swaps.map((swap) => [swap])],
      joined: joinedOf(all, all.indexOf(word)),
    };
  });
}

/** The word at a place together with the one before it and the one after it, as names of code have them. */
const joinedOf = (words: readonly Word[], at: number): string[] =>
  [words[at - 1], words[at], words[at + 1]].flatMap((word, index, around) => {
    const next = around[index + 1];
    return word && next ? [word.term + next.term] : [];
  });

/** A word with two neighboring letters swapped, the slip that a fifth of its letters does not allow for. */
const swapsOf = (term: string): string[] =>
  Array.from(
    {length: term.length - 1},
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );

/** A phrase of synonyms.json: its terms, and their stems by which it is recognized. */
interface Phrase {
  terms: string[];
  stems: string[];
}

/** The groups of synonyms.json: in a group each phrase can be said for each other. */
const GROUPS: readonly (readonly Phrase[])[] = synonymGroups.map((group) =>
  group.map((phrase) => ({terms: tokenize(phrase), stems: findWords(phrase).map(stemOf)})),
);

/** What else can be said for a word of the query, alone or with its neighbors. */
function othersOf(stems: readonly string[], stem: string): string[][] {
  return GROUPS.flatMap((group) => {
    const said = group.find((phrase) => phrase.stems.includes(stem) && holds(stems, phrase.stems));
    return said ? group.filter((phrase) => phrase !== said).map(({terms}) => terms) : [];
  });
}

/** Whether the words of a phrase stand in the query, one after the other. */
const holds = (stems: readonly string[], phrase: readonly string[]): boolean =>
  stems.some((_, start) => phrase.every((word, offset) => stems[start + offset] === word));
