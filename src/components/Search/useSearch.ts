import {useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type ActionDispatch} from 'react';
import type {SearchEngine} from '../../search/types';
import {forgetSearchReload, keepQuery, readQuery, reloadForRelease} from './recovery';
import {searchReducer, startState, type SearchEvent, type SearchState} from './searchState';

/** How long typing must pause before the search runs, in ms (SPEC §9). */
export const DEBOUNCE = 200;

interface DialogSearch {
  state: SearchState;
  dispatch: ActionDispatch<[SearchEvent]>;
  /** Tells site authors why search is unavailable; empty in production. Undefined when search is available. */
  problem: string | undefined;
}

/**
 * Runs the search of an open dialog. The reader can type before the engine is open. Results show first. Their excerpts
 * and, in a large portal, more results follow. If the engine fails because of a new release, the page reloads. After any
 * other failure, the engine is opened again when the dialog next opens.
 *
 * @param openSearch - opens the engine, which stays open for the session
 * @param typed - the text that the reader has typed already; undefined to start with the last query
 * @param wantsExcerpts - whether the results show excerpts
 */
export function useSearch(
  openSearch: () => Promise<SearchEngine>,
  typed: string | undefined,
  wantsExcerpts: boolean,
): DialogSearch {
  const [state, dispatch] = useReducer(searchReducer, typed ?? readQuery(), startState);
  const [engine, setEngine] = useState<SearchEngine>();
  const [problem, setProblem] = useState<string>();
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const fail = useCallback((reason: unknown) => {
    setProblem(problemOf(reason));
    void reloadForRelease(() => isOpen.current);
  }, []);
  const {text, asked, answer} = state;

  useEffect(() => {
    openSearch().then((opened) => {
      forgetSearchReload();
      setEngine(opened);
    }, fail);
  }, [openSearch, fail]);

  // Layout effects, so that the debounce starts at the key press, not at the next frame.
  useLayoutEffect(() => {
    keepQuery(text);
    const timer = setTimeout(() => dispatch({type: 'rested'}), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  useLayoutEffect(() => {
    if (!engine || asked === '') return undefined;
    let isCurrent = true;
    engine.search(asked).then(
      (hits) => {
        if (!isCurrent) return;
        setProblem(undefined);
        dispatch({type: 'answered', answer: {query: asked, hits}});
      },
      (reason: unknown) => {
        if (isCurrent) fail(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, asked, fail]);

  useEffect(() => {
    if (!engine || !answer) return;
    const {query, hits, isWhole} = answer;
    const lacksHits = engine.isDivided && !isWhole;
    const lacksExcerpts = wantsExcerpts && hits.some(({excerpt}) => !excerpt);
    if (!lacksHits && !lacksExcerpts) return;
    // If this fails, the first results stay as they are.
    engine.searchAll(query, wantsExcerpts).then(
      (all) => dispatch({type: 'detailed', answer: {query, hits: all, isWhole: true}}),
      () => undefined,
    );
  }, [engine, wantsExcerpts, answer]);

  return {state, dispatch, problem};
}

function problemOf(reason: unknown): string {
  if (process.env.NODE_ENV === 'production') return '';
  return reason instanceof Error ? reason.message : String(reason);
}
