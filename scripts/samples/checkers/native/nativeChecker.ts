/** What the checkers of Kotlin and Swift have in common. */
import type {Node} from 'web-tree-sitter';
import {SDK_PACKAGES} from '../../../../src/shared/sdks';
import {findingAt, type Checker, type Finding, type Sample} from '../../types';
import {checkUnit, type Known} from './check';
import {factsVersion} from './facts';
import {at, syntaxErrors} from './grammar';
import type {Unit} from './ir';
import type {LanguageName} from './world/language';

interface NativeLanguage {
  name: LanguageName;
  sdk: 'Kotlin' | 'Swift';
  languages: readonly string[];
  /** Loaded when the first sample comes. */
  load: (version: string) => Promise<Loaded>;
}

export interface Loaded {
  known: Known;
  parse: (code: string) => {root: Node; toUnit: () => Unit};
  /** Samples that are no code of an app: a manifest of a package, say. */
  skip?: (code: string) => boolean;
}

export function nativeChecker({name, sdk, languages, load}: NativeLanguage): Checker {
  const {version} = SDK_PACKAGES[sdk];
  return {
    name,
    languages,
    get version() {
      return factsVersion(name, version);
    },
    async check(samples) {
      if (samples.length === 0) return [];
      const loaded = await load(version);
      return samples.flatMap((sample) => checkSample(loaded, sample));
    },
  };
}

export function checkSample({known, parse}: Loaded, sample: Sample): Finding[] {
  const {root, toUnit} = parse(sample.code);
  const errors = syntaxErrors(root);
  if (errors.length > 0)
    return errors.map((node) => {
      const {row, column} = at(node);
      const near = sample.code.split('\n')[row]?.trim() ?? '';
      const message = node.isMissing ? `\`${node.type}\` is missing.` : `The grammar cannot read this: \`${near}\`.`;
      return findingAt(sample, row + 1, column + 1, message);
    });
  return checkUnit(known, toUnit(), sample.with).reports.map((report) =>
    findingAt(sample, report.at.row + 1, report.at.column + 1, report.message),
  );
}
