/** Reads the declarations that samples are checked against: the SDK's, and the platform's that are listed. */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, versionOf} from '../../version';
import type {Given, Known} from './check';
import type {Unit} from './ir';
import {World} from './world';
import type {LanguageName} from './world/language';

const ROOT = path.join(__dirname, '../../../../samples');

const CACHE = path.join(__dirname, '../../../../node_modules/.cache/samples');

interface FactFiles {
  sdk: readonly string[];
  platform: readonly string[];
}

/** Files of facts by language, from the folder of samples. */
function factFiles(language: LanguageName, version: string): FactFiles {
  const [sdk, extension] = language === 'kotlin' ? ['android', '.kt'] : ['ios', '.swift'];
  const platform = `platform/${language}`;
  return {
    sdk: readdirSync(path.join(ROOT, 'api'))
      .filter((name) => name.startsWith(`${sdk}-${version}`) && name.endsWith(extension))
      .map((name) => `api/${name}`),
    platform: readdirSync(path.join(ROOT, platform))
      .filter((name) => name.endsWith(extension))
      .map((name) => `${platform}/${name}`),
  };
}

/** @param toUnits - the language's own way from a file to its packages or modules */
export function readKnown(
  language: LanguageName,
  version: string,
  toUnits: (file: string, text: string) => Unit[],
): Known {
  const {sdk, platform} = factFiles(language, version);
  if (sdk.length === 0)
    throw new Error(
      `samples/api holds no declarations of version ${version} for ${language}; CONTRIBUTING.md says how they are made.`,
    );
  const world = new World(language);
  const units = keptUnits(language, version, () => ({
    platform: platform.flatMap((file) => toUnits(file, read(file))),
    sdk: sdk.flatMap((file) => toUnits(file, read(file))),
  }));
  for (const unit of units.platform) world.add(unit, 'platform');
  for (const unit of units.sdk) world.add(unit, 'sdk');
  world.link();
  return {world, given: givenNames(language)};
}

interface Units {
  platform: Unit[];
  sdk: Unit[];
}

/** Facts as they were read, until they or their reader change: the grammars take seconds for all of them. */
function keptUnits(language: LanguageName, version: string, make: () => Units): Units {
  const file = path.join(CACHE, `${language}-${factsVersion(language, version)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Units;
  } catch {
    const units = make();
    mkdirSync(CACHE, {recursive: true});
    writeFileSync(file, JSON.stringify(units));
    return units;
  }
}

function givenNames(language: LanguageName): Readonly<Record<string, Given>> {
  const table = JSON.parse(read('preambles/native.json')) as Record<LanguageName, Record<string, Given>>;
  return table[language];
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Changes with every fact that a result stands on. */
export function factsVersion(language: LanguageName, version: string): string {
  const {sdk, platform} = factFiles(language, version);
  const hash = createHash('sha256');
  for (const file of [...sdk, ...platform, 'preambles/native.json']) hash.update(read(file));
  hash.update(versionOf(codeFiles(language)));
  return `${version}-${hash.digest('hex').slice(0, 16)}`;
}

/** Every file that the checker of a language is made of, besides the repository's own types and settings. */
export function codeFiles(language: LanguageName): string[] {
  return ['native', language].flatMap((folder) => filesIn(path.join(__dirname, '..', folder)));
}
