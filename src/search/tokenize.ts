/** Text to terms, for the index, the query and the marks alike. */
import {stem} from 'porter2';

/** A word as it stands in the text, and the parts that it is also found by. */
export interface Word {
  /** In lower case, without accents. */
  term: string;
  /** From this index … */
  start: number;
  /** … to the one before this. */
  end: number;
  /** The parts of an identifier: `streamAllMessages` is stream, all and messages. Empty for a plain word. */
  parts: Part[];
}

export type Part = Omit<Word, 'parts'>;

/**
 * In this order: numbers held together by a sign (`1:1`, `12.1.0`); names that end in signs (`C++`, `C#`), unless a
 * letter follows (`page#part`); words and identifiers, with what follows an apostrophe. All other signs part words:
 * dots, brackets of generics, slashes, hyphens.
 */
const WORD = /\p{N}+(?:[.:]\p{N}+)+|\p{L}[\p{L}\p{N}]*(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}_$]+(?:['’]\p{L}+)?/gu;

/** The stretches of an identifier: `HTTPServer2` is HTTP and Server2, `consent_proof` consent and proof. */
const PART = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{M}\p{Lo}\p{Lm}]+\p{N}*|\p{N}+/gu;

const MARKS = /\p{M}/gu;

/** Most words by far; they are as they stand and have no parts. */
const PLAIN = /^[a-z]+$/;

/** Takes case, accents, apostrophes and the possessive off. */
export function toTerm(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.toLowerCase().normalize('NFKD').replace(MARKS, '').replace(POSSESSIVE, '').replace(/['’]/g, '');
}

const POSSESSIVE = /['’]s$/;

/** What the forms of one word have in common: of key and keys, or of encrypt, encrypted and encryption. */
export const stemOf = ({term, parts}: Pick<Word, 'term' | 'parts'>): string =>
  parts.length === 0 && PLAIN.test(term) ? stem(term) : term;

/** Finds the words of a text, with their places. */
export function findWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({0: found, index}) => ({
    term: toTerm(found),
    start: index,
    end: index + found.length,
    parts: findParts(found, index),
  })).filter(({term}) => term !== '');
}

function findParts(word: string, offset: number): Part[] {
  if (PLAIN.test(word)) return [];
  const parts = Array.from(word.matchAll(PART), ({0: found, index}) => ({
    term: toTerm(found),
    start: offset + index,
    end: offset + index + found.length,
  }));
  // A single letter says nothing: the i of iOS, the s of a possessive.
  return parts.length > 1 && !/['’:.]/.test(word) ? parts.filter(({term}) => term.length > 1) : [];
}

/** The terms that words are found by: each itself, and its parts. */
export const termsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({term, parts}) => [term, ...parts.map((part) => part.term)]);

/** The terms that a text is found by. */
export const tokenize = (text: string): string[] => termsOf(findWords(text));
