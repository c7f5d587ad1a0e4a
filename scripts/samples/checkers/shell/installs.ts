/** Finds the packages that a command installs or runs from npm. */
import type {Command, Word} from './parse';

export interface NamedPackage {
  name: string;
  /** The version or range after the `@`; undefined if there is none. */
  range: string | undefined;
  word: Word;
}

/** Options that take the next word as their value. */
const WITH_VALUE = ['-w', '--workspace', '--prefix', '--registry', '--filter', '-C', '--cwd', '--dir'];
const INSTALLS = ['install', 'i', 'add'];
const RUNNERS = ['exec', 'x', 'dlx'];
const CREATES = ['create', 'init'];

/** Returns the words that are neither options nor values of options. */
function positionals(words: readonly Word[]): Word[] {
  return words.filter(({text}, index) => !text.startsWith('-') && !WITH_VALUE.includes(words[index - 1]?.text ?? ''));
}

function readSpec(word: Word): NamedPackage {
  const [, name, range] = /^((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/.exec(word.text) ?? [];
  return {name: name ?? word.text, range, word};
}

/** Returns the package of a create command: `create-x` for `npm create x`, `@a/create` for `npm create @a`. */
function packageOfCreate(word: Word): NamedPackage {
  const {name, range} = readSpec(word);
  const [, scope, rest] = /^(@[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  return {
    name: scope === undefined ? `create-${name}` : [scope, rest === undefined ? 'create' : `create-${rest}`].join('/'),
    range,
    word,
  };
}

/** Returns the package of the tool that `npx` or a similar command runs, and also `x` for `npx expo install x`. */
function packagesOfRun([tool, ...rest]: readonly Word[]): NamedPackage[] {
  if (!tool) return [];
  const named = readSpec(tool);
  const installed =
    named.name === 'expo' && rest[0]?.text === 'install' ? positionals(rest.slice(1)).map(readSpec) : [];
  return [named, ...installed];
}

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'];

/** Returns the packages that a command gets from npm, if any. */
export function npmPackagesOf([name, ...args]: Command): NamedPackage[] {
  const tool = name?.text ?? '';
  const words = positionals(args);
  if (tool === 'npx' || tool === 'bunx') return packagesOfRun(words);
  if (!MANAGERS.includes(tool)) return [];
  const [verb = {text: ''}, ...rest] = words[0]?.text === 'global' ? words.slice(1) : words;
  if (INSTALLS.includes(verb.text)) return rest.map(readSpec);
  if (RUNNERS.includes(verb.text)) return packagesOfRun(rest);
  return CREATES.includes(verb.text) && rest[0] ? [packageOfCreate(rest[0])] : [];
}
