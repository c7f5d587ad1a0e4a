/** Splits text into terms, in the same way for the index, queries and the marking of matches. */
import {stem} from 'porter2';

/** A word of a text, with its parts. A query for a part finds the word too. */
export interface Word {
  /** The word in lower case, without accents. */
  term: string;
  /** Index of the first character. */
  start: number;
  /** Index after the last character. */
  end: number;
  /** The parts of an identifier: `streamAllMessages` is stream, all and messages. Empty for a plain word. */
  parts: Part[];
}

export type Part = Omit<Word, 'parts'>;

/**
 * Matches, in this order: numbers with dots or colons (`1:1`, `12.1.0`); names that end in `++` or `#` (`C++`, `C#`),
 * but not before a letter or digit (`page#part`); words and identifiers, including letters after an apostrophe
 * (`don't`). All other signs separate words: dots, brackets, slashes, hyphens.
 */
const WORD = /\p{N}+(?:[.:]\p{N}+)+|\p{L}[\p{L}\p{N}]*(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}_$]+(?:['’]\p{L}+)?/gu;

/** Matches the parts of an identifier: HTTP and Server2 in `HTTPServer2`, consent and proof in `consent_proof`. */
const PART = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{M}\p{Lo}\p{Lm}]+\p{N}*|\p{N}+/gu;

const MARKS = /\p{M}/gu;

/** Matches a plain word, which is its own term and has no parts. Most words are plain, so this check saves work. */
const PLAIN = /^[a-z]+$/;

/** Returns a word in lower case, without accents, apostrophes, a possessive s, or spaces that NFKD has added. */
export function toTerm(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(POSSESSIVE, '')
    .replace(/['’\s]/g, '');
}

const POSSESSIVE = /['’]s$/;

/**
 * Returns the stem of a word. The forms of a word share a stem: key and keys do, and so do encrypt, encrypted and
 * encryption. An identifier, or a word with letters other than a to z, is its own stem.
 */
export const stemOf = ({term, parts}: Pick<Word, 'term' | 'parts'>): string =>
  parts.length === 0 && PLAIN.test(term) ? stem(term) : term;

/** Finds the words of a text, with their positions. */
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
  // Leave out single letters, such as the i of iOS.
  return parts.length > 1 && !/['’:.]/.test(word) ? parts.filter(({term}) => term.length > 1) : [];
}

/** Returns the terms of words: of each word itself, and of its parts. */
export const termsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({term, parts}) => [term, ...parts.map((part) => part.term)]);

/** Returns the terms of a text's words and their parts. */
export const tokenize = (text: string): string[] => termsOf(findWords(text));
