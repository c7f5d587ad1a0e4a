/** Turns the sections of a page into the page's entries in the index and in its file of texts. */
import {slugOf, type IndexSection, type SectionText} from '../../search/indexFile';
import {findWords} from '../../search/tokenize';
import {readPage, type ReadOptions, type SampleLine, type Section} from './readPage';

/** Matches names in code: identifiers and scoped packages. */
const NAME = /@[\w-]+\/[\w.-]+|(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;

/**
 * Matches the package before the name in a Kotlin import. The package isn't indexed, because most samples import from
 * the same packages.
 */
const IMPORT_PATH = /(?<=^\s*import )(?:\w+\.)+/;

/** Keywords, which are in most samples of a language and say nothing about a sample's topic. */
const KEYWORDS = new Set(
  (
    'abstract any as async await bool boolean break by case catch class const constructor continue data def default ' +
    'do else enum export extends extension false final finally for from fun func function get guard if implements ' +
    'import in inout int interface internal is it lateinit let match mut new nil none not null number object of open ' +
    'operator or override private protocol public pub return self set some static string struct super suspend switch ' +
    'this throw throws true try type typealias typeof undefined unit use val var void when where while with yield'
  ).split(' '),
);

/** A section in the forms that the search files store. */
export interface SectionEntry {
  section: IndexSection;
  /** The text to index: the prose, and the names that occur only in samples, each once. */
  indexed: string;
  /**
   * The text for excerpts: the prose, and the lines of samples in which the names in `indexed` first occur. A line that
   * imports a name is only used if no other line has the name.
   */
  text: SectionText;
}

/** A page in the forms that the search files store. */
export interface PageEntries {
  /** The page first, then its sections in order; empty for a page that isn't indexed. */
  entries: SectionEntry[];
  /** The ids of all headings. */
  anchors: string[];
}

/** Returns the entries and the heading ids of a built page. */
export function readEntries(html: string, options: ReadOptions): PageEntries {
  const {sections, anchors} = readPage(html, options);
  return {entries: sections.map(toEntry), anchors};
}

/** Returns a section in the forms that the search files store. */
export function toEntry({level, anchor, title, text, samples}: Section): SectionEntry {
  const known = new Set(findWords(`${title} ${text}`).map(({term}) => term));
  const found = [...samples.filter((line) => !isImport(line)), ...samples.filter(isImport)]
    .map((sample) => ({sample, names: namesIn(sample, known)}))
    .filter(({names}) => names.length > 0);
  return {
    section: level > 1 && anchor !== slugOf(title) ? [level, title, anchor] : [level, title],
    indexed: [text, ...found.flatMap(({names}) => names)].join(' ').trim(),
    text: [text, ...found.map(({sample: {source}}) => source)],
  };
}

/** Whether a line imports names, or only lists one, as in an import of several lines. */
const isImport = ({source}: SampleLine): boolean => /^(?:import|from|\} from)\b|\brequire\(|^[\w$]+,?$/.test(source);

/** Returns the names in a line that are worth indexing and aren't in `known` yet. Adds them to `known`. */
const namesIn = ({code}: SampleLine, known: Set<string>): string[] =>
  (code.replace(IMPORT_PATH, '').match(NAME) ?? []).filter((name) => {
    const key = name.toLowerCase();
    if (name.length < 3 || KEYWORDS.has(key) || known.has(key)) return false;
    known.add(key);
    return true;
  });
