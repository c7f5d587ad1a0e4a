/** Search for the tests of the dialog: a few documents, found by what their text contains. */
import type {SearchEngine, SearchHit, Segment} from '../../src/search/types';

export const plain = (text: string): Segment[] => [{text, marked: false}];

/** A hit with nothing marked. */
export function hitOf(id: number, title: string, more: Partial<SearchHit> = {}): SearchHit {
  return {id, href: `/page-${id}`, isPage: true, title: plain(title), titles: [], excerpt: [], html: '', ...more};
}

/** An engine that finds the hits whose title contains the query. */
export function engineOf(hits: readonly SearchHit[]): SearchEngine {
  const titleOf = ({title}: SearchHit) => title.map(({text}) => text).join('');
  return {
    search: (query) => Promise.resolve(query === '' ? [] : hits.filter((hit) => titleOf(hit).includes(query))),
    close: () => undefined,
  };
}
