/** Turns the sections of a page into its part of the index file. */
import {slugOf, type IndexPage, type IndexSection} from '../../search/indexFile';
import {findWords} from '../../search/tokenize';
import type {Section} from './readPage';

/** Names in code: identifiers, and packages with their scope. */
const NAME = /@[\w-]+\/[\w.-]+|(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The packages in a Kotlin import, before the imported name. They are the same in all samples. */
const IMPORT_PATH = /(?<=^\s*import )(?:\w+\.)+/gm;

/** Keywords, which are in every sample of a language and say nothing about it. */
const KEYWORDS = new Set(
  (
    'abstract any as async await bool boolean break by case catch class const constructor continue data def default ' +
    'do else enum export extends extension false final finally for from fun func function get guard if implements ' +
    'import in inout int interface internal is it lateinit let match mut new nil none not null number object of open ' +
    'operator or override private protocol public pub return self set some static string struct super suspend switch ' +
    'this throw throws true try type typealias typeof undefined unit use val var void when where while with yield'
  ).split(' '),
);

/**
 * Returns a page in the form of the index file.
 *
 * @param route - below the base path, without slashes at its ends; empty for the home page
 */
export const toIndexPage = (route: string, sections: readonly Section[]): IndexPage => [
  route,
  ...sections.map(toIndexSection),
];

function toIndexSection({level, anchor, title, text, samples}: Section): IndexSection {
  const names = namesIn(samples, `${title} ${text}`).join(' ');
  if (level > 1 && anchor !== slugOf(title)) return [level, title, text, names, anchor];
  return names ? [level, title, text, names] : [level, title, text];
}

/** The names in samples that the prose lacks, each once, in the order of the samples. */
function namesIn(samples: readonly string[], prose: string): string[] {
  const known = new Set(findWords(prose).map(({term}) => term));
  return samples
    .flatMap((sample) => sample.replace(IMPORT_PATH, '').match(NAME) ?? [])
    .filter((name) => {
      const key = name.toLowerCase();
      if (name.length < 3 || KEYWORDS.has(key) || known.has(key)) return false;
      known.add(key);
      return true;
    });
}
