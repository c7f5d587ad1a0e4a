import {useCallback, useEffect, useLayoutEffect, useReducer, useState, type ActionDispatch} from 'react';
import {local} from '../../hooks/storage';
import type {SearchEngine} from '../../search/types';
import {searchReducer, startState, type SearchEvent, type SearchState} from './searchState';

/** Milliseconds without typing before a query is searched for (SPEC §9). */
export const DEBOUNCE = 200;

/** The local storage key of the query (SPEC §3). */
export const QUERY_KEY = 'filterText';

interface DialogSearch {
  state: SearchState;
  dispatch: ActionDispatch<[SearchEvent]>;
  /** Why search is unavailable, for site authors: empty in production. Undefined when it is available. */
  problem: string | undefined;
}

/**
 * The search of an open dialog. Typing works before the engine is open; the results follow. When the engine fails, the
 * next dialog opens it again.
 *
 * @param openSearch - opens the engine, which stays open for the session
 * @param typed - the text that was typed before; without it the search starts with the last query
 */
export function useSearch(openSearch: () => Promise<SearchEngine>, typed: string | undefined): DialogSearch {
  const [state, dispatch] = useReducer(searchReducer, typed ?? local.read(QUERY_KEY) ?? '', startState);
  const [engine, setEngine] = useState<SearchEngine>();
  const [problem, setProblem] = useState<string>();
  const fail = useCallback((reason: unknown) => setProblem(problemOf(reason)), []);
  const {text, asked} = state;

  useEffect(() => {
    openSearch().then(setEngine, fail);
  }, [openSearch, fail]);

  // Layout effects, because the time counts from the key, not from the next frame.
  useLayoutEffect(() => {
    if (text !== (local.read(QUERY_KEY) ?? '')) local.write(QUERY_KEY, text);
    const timer = setTimeout(() => dispatch({type: 'rested'}), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  useLayoutEffect(() => {
    if (!engine || asked === '') return undefined;
    let isCurrent = true;
    engine.search(asked).then(
      (hits) => {
        if (isCurrent) dispatch({type: 'answered', answer: {query: asked, hits}});
      },
      (reason: unknown) => {
        if (isCurrent) fail(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, asked, fail]);

  return {state, dispatch, problem};
}

function problemOf(reason: unknown): string {
  if (process.env.NODE_ENV === 'production') return '';
  return reason instanceof Error ? reason.message : String(reason);
}
