/** A search engine for the dialog's tests, which finds hits by their titles. */
import type {SearchEngine, SearchHit, Segment} from '../../src/search/types';

export const plain = (text: string): Segment[] => [{text, marked: false}];

/** Returns a hit without marks. */
export function hitOf(id: number, title: string, more: Partial<SearchHit> = {}): SearchHit {
  return {id, href: `/page-${id}`, isPage: true, title: plain(title), titles: [], excerpt: [], html: '', ...more};
}

/** Returns an engine that finds the hits whose title contains the query. */
export function engineOf(hits: readonly SearchHit[]): SearchEngine {
  const titleOf = ({title}: SearchHit) => title.map(({text}) => text).join('');
  const search = (query: string) =>
    Promise.resolve(query === '' ? [] : hits.filter((hit) => titleOf(hit).includes(query)));
  return {isDivided: false, search, searchAll: search};
}
