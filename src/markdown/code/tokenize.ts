/** Code to colored tokens, at build time, with the grammars of Prism. */
import Prism from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/';
import {tokensOf, type Token} from '../../shared/code/tokens';

loadLanguages.silent = true;

/** Languages that are shown as they stand. */
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'console-output'];

/** Names that writers use and Prism does not know. */
const ALIASES = {console: 'shell-session', jsonc: 'json5', mdx: 'markdown', proto: 'protobuf', zsh: 'bash'};

/** Prism's own name of a language by every name that it has. */
const NAMES = new Map([
  ...Object.entries(components.languages as Record<string, {alias?: string | string[]}>).flatMap(
    ([name, {alias = []}]) => (name === 'meta' ? [] : [name, ...[alias].flat()].map((other) => [other, name] as const)),
  ),
  ...Object.entries(ALIASES),
]);

/** Whether there is a grammar for a language, or it is one that is shown plain. */
export function knowsLanguage(language: string): boolean {
  return PLAIN.includes(language) || NAMES.has(language);
}

/** By Prism's names. Prism makes grammars anew as it loads others: a language is colored by one throughout. */
const grammars = new Map<string, Prism.Grammar | undefined>();

/** The grammar of a language, loaded on demand; undefined for plain text. */
function grammarOf(language: string): Prism.Grammar | undefined {
  const name = NAMES.get(language);
  if (name === undefined) return undefined;
  if (!grammars.has(name)) {
    if (!Object.hasOwn(Prism.languages, name)) loadLanguages([name]);
    grammars.set(name, Prism.languages[name]);
  }
  return grammars.get(name);
}

/**
 * The longest line that is colored, in characters. Grammars go over a line again and again: what is longer is data,
 * and would take seconds.
 */
const LONGEST_LINE = 500;

const hasLongLine = (code: string): boolean => code.split('\n').some((line) => line.length > LONGEST_LINE);

/**
 * The tokens of each line. Code with a line longer than 500 characters is plain text.
 *
 * @param language - anything that `knowsLanguage` denies is plain text
 */
export function tokenize(code: string, language: string): Token[][] {
  return tokensOf(code, hasLongLine(code) ? undefined : grammarOf(language));
}
