/** Code to colored tokens, at build time, with the grammars of Prism. */
import Prism from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/';
import {tokensOf, type Token} from './tokens';

loadLanguages.silent = true;

/** Languages that are shown as they stand. */
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'console-output'];

/** Every name that Prism has a grammar for, aliases included. */
const NAMES = new Set(
  Object.entries(components.languages as Record<string, {alias?: string | string[]}>).flatMap(([name, {alias = []}]) =>
    name === 'meta' ? [] : [name, ...[alias].flat()],
  ),
);

/** Whether there is a grammar for a language, or it is one that is shown plain. */
export function knowsLanguage(language: string): boolean {
  return PLAIN.includes(language) || NAMES.has(language);
}

/** The grammar of a language, loaded on demand; undefined for plain text. */
function grammarOf(language: string): Prism.Grammar | undefined {
  if (!NAMES.has(language)) return undefined;
  if (!Object.hasOwn(Prism.languages, language)) loadLanguages([language]);
  return Prism.languages[language];
}

/**
 * The tokens of each line.
 *
 * @param language - anything that `knowsLanguage` denies is plain text
 */
export function tokenize(code: string, language: string): Token[][] {
  return tokensOf(code, grammarOf(language));
}
