/** Splits the index of a large portal into parts (`search/parts`). */
import {readTerms, writeTerms} from '../../search/codec';
import {nameTexts, type IndexFile, type IndexHead} from '../../search/indexFile';
import type {TermLists} from '../../search/postings';

/**
 * Characters of a part, before compression: about 5 KiB are transferred. In a larger part, a query would need less of
 * it.
 */
const PART_SIZE = 10 * 1024;

/**
 * Returns the head of an index, after writing its terms and lists in parts.
 *
 * @param write - writes a part, and returns the part's name
 * @param size - the approximate size of a part, in characters; a term with a long list can make a part larger
 */
export async function toParts(
  {pages, lengths, ...lists}: IndexFile,
  write: (part: TermLists | string[]) => Promise<string>,
  size = PART_SIZE,
): Promise<IndexHead> {
  const parts = splitTerms(lists.words, size).map(async ({first, lists}): Promise<[string, string]> => [
    first,
    await write(lists),
  ]);
  const [words, terms, paths, texts] = await Promise.all([
    Promise.all(parts),
    write({terms: lists.words.terms, documents: '', counts: ''}),
    write(lists.paths),
    write(pages.map(([, name]) => name)),
  ]);
  return {pages: nameTexts(pages, Array<string>(pages.length).fill('')), lengths, parts: {words, terms, paths, texts}};
}

/** Splits lists into ranges of terms. `first` is a range's first term; for the first range, it's empty. */
function splitTerms({terms, documents, counts}: TermLists, size: number): {first: string; lists: TermLists}[] {
  const all = readTerms(terms);
  const [ids, times] = [documents.split(' '), counts.split(' ')];
  const starts = [0];
  let length = 0;
  all.forEach(({term}, at) => {
    if (length >= size) {
      starts.push(at);
      length = 0;
    }
    // A term is stored without the letters that it shares with the previous term, about half of them.
    length += term.length / 2 + ids[at]!.length + times[at]!.length + 4;
  });
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? all.length;
    return {
      first: place === 0 ? '' : all[start]!.term,
      lists: {
        terms: writeTerms(all.slice(start, end)),
        documents: ids.slice(start, end).join(' '),
        counts: times.slice(start, end).join(' '),
      },
    };
  });
}
