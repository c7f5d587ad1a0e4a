/** Which packages a command installs or runs from npm. */
import type {Command, Word} from './parse';

export interface NamedPackage {
  name: string;
  /** As it stands behind the `@`; undefined where none does. */
  range: string | undefined;
  word: Word;
}

/** Options that are followed by a value, which is no package. */
const WITH_VALUE = ['-w', '--workspace', '--prefix', '--registry', '--filter', '-C', '--cwd', '--dir'];
const INSTALLS = ['install', 'i', 'add'];
const RUNNERS = ['exec', 'x', 'dlx'];
const CREATES = ['create', 'init'];

/** The words that are neither options nor their values. */
function plain(words: readonly Word[]): Word[] {
  return words.filter(({text}, index) => !text.startsWith('-') && !WITH_VALUE.includes(words[index - 1]?.text ?? ''));
}

function readSpec(word: Word): NamedPackage {
  const [, name, range] = /^((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/.exec(word.text) ?? [];
  return {name: name ?? word.text, range, word};
}

/** `create-x` for `npm create x`, `@a/create` for `npm create @a`. */
function readCreated(word: Word): NamedPackage {
  const {name, range} = readSpec(word);
  const [, scope, rest] = /^(@[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  return {
    name: scope === undefined ? `create-${name}` : [scope, rest === undefined ? 'create' : `create-${rest}`].join('/'),
    range,
    word,
  };
}

/** A tool that is run from npm; `npx expo install x` installs x too. */
function readRun([tool, ...rest]: readonly Word[]): NamedPackage[] {
  if (!tool) return [];
  const named = readSpec(tool);
  const installed = named.name === 'expo' && rest[0]?.text === 'install' ? plain(rest.slice(1)).map(readSpec) : [];
  return [named, ...installed];
}

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'];

/** The packages that a command takes from npm; none for any other command. */
export function npmPackagesOf([name, ...args]: Command): NamedPackage[] {
  const tool = name?.text ?? '';
  const words = plain(args);
  if (tool === 'npx' || tool === 'bunx') return readRun(words);
  if (!MANAGERS.includes(tool)) return [];
  const [verb = {text: ''}, ...rest] = words[0]?.text === 'global' ? words.slice(1) : words;
  if (INSTALLS.includes(verb.text)) return rest.map(readSpec);
  if (RUNNERS.includes(verb.text)) return readRun(rest);
  return CREATES.includes(verb.text) && rest[0] ? [readCreated(rest[0])] : [];
}
