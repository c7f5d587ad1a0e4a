/** Reads a query: the terms that a hit should have, with their forms and synonyms. */
import {contentWords, QUESTION_WORDS} from './questionWords';
import {RANKING} from './ranking';
import synonymGroups from './synonyms.json';
import {findWords, stemOf, tokenize, type Word} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** One word of a query, with everything that may match in its place. */
export interface QueryTerm {
  /** The word as it was typed, normalized. */
  word: string;
  stem: string;
  /** Other words of the index with the same stem: keys for key, encryption for encrypt. */
  forms: readonly string[];
  /** The parts of an identifier: stream, all and messages for `streamAllMessages`. */
  parts: readonly string[];
  /** Synonyms, each a list of words that all have to match. */
  synonyms: readonly (readonly string[])[];
  /**
   * The word joined with a neighbor: `walletclient` for wallet and client. Also the name that all words of the query
   * form. Longer names that begin this way match too.
   */
  joined: readonly string[];
  /** Whether the index has neither the word nor a form of it. Only such a word is treated as a possible misspelling. */
  isUnknown: boolean;
}

/** A query as `readQuery` returns it. */
export interface Query {
  terms: QueryTerm[];
  /** `contentKey` of the whole query. If the query's words form a name, its question words count too. */
  key: string;
  /**
   * The identifier that the query stands for, in lower case: `canmessage` for `client.canMessage()`, `canmessage` and
   * "can message". If the query has spaces, all its words together must be a name of the index.
   */
  identifier: string | undefined;
  /**
   * Whether the query is several words, and the first isn't a question word. If the words form an identifier, the
   * reader may still mean the plain words: "inbox id", "sign in".
   */
  isPhrase: boolean;
  /** Whether the query is one word or identifier. */
  isWord: boolean;
  /** The query in lower case, if it's a path of names: `client.canmessage`, `@xmtp/react-sdk`. Otherwise undefined. */
  path: string | undefined;
}

/**
 * Returns the stems of a text's content words (`contentWords`), separated by spaces. "How do I stop a stream?" and
 * "Stop streams" have the same key.
 */
export const contentKey = (text: string): string => keyOf(contentWords(findWords(text)));

const keyOf = (words: readonly Word[]): string => words.map(stemOf).join(' ');

/** Matches a name or path in code, without spaces; brackets of calls and generics may follow. */
const NAME = /^[@\w$.#/<>[\]()?!:-]+$/;
/** Matches a path: names joined by dots, slashes or hyphens. */
const PATH = /^@?[\w$]+(?:[./-][\w$]+)+$/;

/** Reads what the reader typed. */
export function readQuery(typed: string, vocabulary: Vocabulary): Query {
  const {maxLength, maxWords} = RANKING.query;
  const text = typed.slice(0, maxLength).trim();
  const words = findWords(text).slice(0, maxWords);
  const typedName = NAME.test(text) ? words.findLast(({parts}) => parts.length > 0) : undefined;
  const joinedName = nameOf(words, vocabulary);
  return {
    terms: typedName ? [nameTerm(typedName, words, vocabulary)] : queryTerms(words, joinedName, vocabulary),
    key: keyOf(countingWords(words, joinedName)),
    identifier: typedName?.term ?? joinedName,
    isPhrase: words.length > 1 && !typedName && !QUESTION_WORDS.has(words[0]!.term),
    isWord: words.length === 1,
    path: PATH.test(text) ? text.toLowerCase() : undefined,
  };
}

/** Returns the words joined to one name, if the index has the name: `canmessage` for can and message. */
function nameOf(words: readonly Word[], {find}: Vocabulary): string | undefined {
  const name = words.map(({term}) => term).join('');
  return name !== '' && find(name)?.isName ? name : undefined;
}

/**
 * Returns the query term of an identifier. The query's other names, such as `client` in `client.canMessage`, count as
 * parts of the identifier.
 */
const nameTerm = ({term, parts}: Word, words: readonly Word[], vocabulary: Vocabulary): QueryTerm => ({
  word: term,
  stem: term,
  forms: [],
  parts: [...new Set([...parts, ...words].map((part) => part.term))].filter((part) => part !== term),
  synonyms: [],
  joined: [],
  isUnknown: !vocabulary.has(term),
});

/** Leaves out question words, unless they're part of a name: the can of "can message". */
const countingWords = (words: readonly Word[], name: string | undefined): readonly Word[] =>
  name === undefined ? contentWords(words) : words;

/**
 * Returns a query term for each stem of the words that count.
 *
 * @param name - the name that all words form, if the index has it
 */
function queryTerms(words: readonly Word[], name: string | undefined, vocabulary: Vocabulary): QueryTerm[] {
  const stems = words.map(stemOf);
  const byStem = new Map(countingWords(words, name).map((word) => [stemOf(word), word]));
  return Array.from(byStem, ([stem, word]) => {
    const forms = vocabulary.formsOf(stem).filter((form) => form !== word.term);
    const isUnknown = !vocabulary.has(word.term) && forms.length === 0;
    const swapped = isUnknown ? transpositions(word.term).filter(vocabulary.has) : [];
    // A word isn't split while its part of the index is missing, because the parts of all its splits would load.
    const mayBeTwo = isUnknown || (words.length === 1 && vocabulary.find(word.term) !== undefined);
    const meant = swapped.flatMap((term) => [term, ...vocabulary.formsOf(stemOf({term, parts: []}))]);
    return {
      word: word.term,
      stem,
      forms,
      parts: word.parts.map(({term}) => term),
      synonyms: [
        ...synonymsOf(stem, stems).flatMap((phrase) => (words.length > 1 ? [phrase] : inflections(phrase, vocabulary))),
        ...[...new Set(meant)].map((term) => [term]),
        ...(mayBeTwo ? splits(word.term).filter((pair) => pair.every(vocabulary.has)) : []),
      ],
      joined: [...joinedNames(words, words.indexOf(word)), ...(name && words.length > 2 ? [name] : [])],
      isUnknown,
    };
  });
}

/** Returns the word at an index joined with the word before it, and the same word joined with the word after it. */
const joinedNames = (words: readonly Word[], at: number): string[] =>
  [words[at - 1], words[at], words[at + 1]].flatMap((word, index, around) => {
    const next = around[index + 1];
    return word && next ? [word.term + next.term] : [];
  });

/**
 * Returns the variants of a word in which two neighboring letters are swapped. Fuzzy matching counts a swap as two
 * edits, which is too many for a short word.
 */
const transpositions = (term: string): string[] =>
  Array.from(
    {length: term.length - 1},
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );

/**
 * Returns all ways to split a word into two: group and chat for `groupchat`, next and js for `nextjs`. The first has at
 * least three letters, the second two. If the second has only two, it isn't a question word.
 */
const splits = (term: string): string[][] =>
  Array.from({length: Math.max(0, term.length - 4)}, (_, at) => [term.slice(0, at + 3), term.slice(at + 3)]).filter(
    ([, second]) => second!.length > 2 || !QUESTION_WORDS.has(second!),
  );

/** A phrase of synonyms.json: the terms to find in documents, and the stems to find in a query. */
interface Phrase {
  terms: string[];
  stems: string[];
}

/** The groups of synonyms.json. The phrases of a group mean the same. */
const GROUPS: readonly (readonly Phrase[])[] = synonymGroups.map((group) =>
  group.map((phrase) => ({terms: tokenize(phrase), stems: findWords(phrase).map(stemOf)})),
);

/** Returns the synonyms of those phrases in a query that contain the given stem. */
function synonymsOf(stem: string, query: readonly string[]): string[][] {
  return GROUPS.flatMap((group) => {
    const typed = group.find(({stems}) => stems.includes(stem) && isPhraseIn(query, stems));
    return typed ? group.filter((phrase) => phrase !== typed).map(({terms}) => terms) : [];
  });
}

/** Returns a synonym of one word in all forms that the index has: reactions for reaction. Other phrases are unchanged. */
const inflections = (phrase: readonly string[], {formsOf}: Vocabulary): (readonly string[])[] => {
  const [term = '', ...others] = phrase;
  if (others.length > 0) return [phrase];
  return [phrase, ...formsOf(stemOf({term, parts: []})).flatMap((form) => (form === term ? [] : [[form]]))];
};

/** Whether the stems of a phrase follow one another in a query. */
const isPhraseIn = (query: readonly string[], phrase: readonly string[]): boolean =>
  query.some((_, start) => phrase.every((stem, offset) => query[start + offset] === stem));
