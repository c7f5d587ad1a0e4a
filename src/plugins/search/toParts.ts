/** Splits the index of a large portal into a head, for the pointer file, and parts (`search/parts`). */
import {readTerms, writeNumbers, writeTerms, type IndexTerm} from '../../search/codec';
import {PAGES_IN_PART, toDocuments, type IndexFile, type IndexHead} from '../../search/indexFile';
import type {PartContent} from '../../search/parts';
import {writeTitles, type TermLists} from '../../search/postings';

/**
 * The size of a part with terms, in characters before compression. The compressed file is about 5 KiB. If parts were
 * larger, a query would load more terms that it doesn't need.
 */
const PART_SIZE = 10 * 1024;

/**
 * Returns the head of an index, after writing everything else in parts.
 *
 * @param write - writes a part, and returns the part's name
 * @param size - the approximate size of a part with terms, in characters; a term with a long list can exceed it
 */
export async function toParts(
  {pages, lengths, ...lists}: IndexFile,
  write: (part: PartContent) => Promise<string>,
  size = PART_SIZE,
): Promise<IndexHead> {
  const all = readTerms(lists.words.terms);
  const titles = toDocuments({pages}, '/').map(({title}) => title);
  const {lists: titleLists, titleLengths} = writeTitles(all, titles);
  const parts = splitTerms(all, {...lists.words, titles: titleLists}, size);
  const pageParts = Array.from({length: Math.ceil(pages.length / PAGES_IN_PART)}, (_, at) =>
    pages.slice(at * PAGES_IN_PART, (at + 1) * PAGES_IN_PART),
  );
  const [words, terms, paths, routes, pageNames] = await Promise.all([
    Promise.all(parts.map(async (part): Promise<[string, string]> => [part.first, await write(part.lists)])),
    write({terms: lists.words.terms, documents: '', counts: ''}),
    write(lists.paths),
    write(pages.map(([route]) => route)),
    Promise.all(pageParts.map(write)),
  ]);
  return {
    levels: writeNumbers(pages.flatMap(([, , ...sections]) => sections.map(([level]) => level))),
    titleLengths,
    lengths,
    parts: {words, terms, paths, routes, pages: pageNames},
  };
}

/** Splits terms and their lists into parts. `first` is the first term of a part, but empty for the first part. */
function splitTerms(
  all: readonly IndexTerm[],
  {documents, counts, titles}: Required<TermLists>,
  size: number,
): {first: string; lists: TermLists}[] {
  const lines = [documents, counts, titles.documents, titles.counts].map((lists) => lists.split(' '));
  const starts = [0];
  let length = 0;
  all.forEach(({term}, at) => {
    if (length >= size) {
      starts.push(at);
      length = 0;
    }
    // Only about half of a term's letters are stored, because the term shares the others with the previous term.
    length += lines.reduce((sum, list) => sum + list[at]!.length + 1, term.length / 2 + 2);
  });
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? all.length;
    const [ids, times, titleIds, titleTimes] = lines.map((list) => list.slice(start, end).join(' '));
    return {
      first: place === 0 ? '' : all[start]!.term,
      lists: {
        terms: writeTerms(all.slice(start, end)),
        documents: ids!,
        counts: times!,
        titles: {documents: titleIds!, counts: titleTimes!},
      },
    };
  });
}
