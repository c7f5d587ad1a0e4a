import {useEffect, useReducer, type ActionDispatch} from 'react';
import type {SearchEngine} from '../search/types';
import {searchReducer, startState, type SearchEvent, type SearchState} from './searchState';
import {local} from './storage';
import {useSearchEngine} from './useSearchEngine';

/** How long a query must have rested before it is searched for (SPEC §9), in ms. */
export const DEBOUNCE = 200;

/** The key of local storage that keeps the query (SPEC §3). */
export const QUERY_KEY = 'filterText';

export interface SearchOfDialog {
  state: SearchState;
  dispatch: ActionDispatch<[SearchEvent]>;
  /** See useSearchEngine. */
  problem: string | undefined;
}

/**
 * What is searched for in an open dialog, and what is found. Typing works before the engine is there; the results
 * come with it.
 *
 * @param openSearch - opens the engine
 * @param typed - what the reader has typed already; without it the search begins with the last query
 */
export function useSearch(openSearch: () => Promise<SearchEngine>, typed: string | undefined): SearchOfDialog {
  const [state, dispatch] = useReducer(searchReducer, typed ?? local.read(QUERY_KEY) ?? '', startState);
  const {engine, problem, fail} = useSearchEngine(openSearch);
  const {text, asked} = state;

  useEffect(() => {
    if (text !== (local.read(QUERY_KEY) ?? '')) local.write(QUERY_KEY, text);
    const timer = setTimeout(() => dispatch({type: 'rested'}), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (!engine || asked === '') return undefined;
    let isWanted = true;
    engine.search(asked).then(
      (hits) => {
        if (isWanted) dispatch({type: 'answered', answer: {query: asked, hits}});
      },
      (reason: unknown) => {
        if (isWanted) fail(reason);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [engine, asked, fail]);

  return {state, dispatch, problem};
}
