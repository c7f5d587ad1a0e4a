/** Splits code into colored tokens at build time, with Prism's grammars. */
import Prism from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index.js';
import {closestSpelling} from '../../shared/closestSpelling';
import {tokensOf, type Token} from '../../shared/code/tokens';

loadLanguages.silent = true;

/** Languages that are shown without colors. */
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'console-output'];

/** Language names that writers use but Prism doesn't support, each with the name of a supported language. */
const ALIASES = {console: 'shell-session', jsonc: 'json5', mdx: 'markdown', proto: 'protobuf', zsh: 'bash'};

/** Maps every name of a language to Prism's main name for the language. */
const NAMES = new Map([
  ...Object.entries(components.languages as Record<string, {alias?: string | string[]}>).flatMap(
    ([name, {alias = []}]) => (name === 'meta' ? [] : [name, ...[alias].flat()].map((other) => [other, name] as const)),
  ),
  ...Object.entries(ALIASES),
]);

/** Whether a language has a grammar, or is one of those that are shown without colors. */
export function isSupportedLanguage(language: string): boolean {
  return PLAIN.includes(language) || NAMES.has(language);
}

/** Returns the supported language with the name closest to one that isn't supported; undefined if none is similar. */
export const closestLanguage = (language: string): string | undefined =>
  closestSpelling(language, [...PLAIN.filter((name) => name !== ''), ...NAMES.keys()]);

/** The grammars in use, by Prism's names. They are kept here, because Prism can replace them when it loads others. */
const grammars = new Map<string, Prism.Grammar | undefined>();

/** Returns the grammar of a language, and loads it on first use; undefined for plain text. */
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
 * The longest line that colored code can have, in characters. Longer lines are usually data. Coloring them could take
 * seconds, because grammars read a line many times.
 */
const LONGEST_LINE = 500;

const hasLongLine = (code: string): boolean => code.split('\n').some((line) => line.length > LONGEST_LINE);

/**
 * Returns the tokens of each line. Code with a line longer than 500 characters is plain text.
 *
 * @param language - if it isn't supported, the code is plain text
 */
export function tokenize(code: string, language: string): Token[][] {
  return tokensOf(code, hasLongLine(code) ? undefined : grammarOf(language));
}
