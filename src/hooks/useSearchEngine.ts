import {useCallback, useEffect, useState} from 'react';
import type {SearchEngine} from '../search/types';

export interface EngineState {
  /** Undefined until it is there. */
  engine: SearchEngine | undefined;
  /** Why there is none, for who writes the site; empty for readers, who can do nothing about it. */
  problem: string | undefined;
  /** For an engine that broke while it searched. */
  fail: (reason: unknown) => void;
}

/**
 * The engine of search, opened when the dialog opens; where that fails, the next dialog tries again. It stays open for
 * the session.
 */
export function useSearchEngine(openSearch: () => Promise<SearchEngine>): EngineState {
  const [engine, setEngine] = useState<SearchEngine>();
  const [problem, setProblem] = useState<string>();
  const fail = useCallback((reason: unknown) => setProblem(problemOf(reason)), []);
  useEffect(() => {
    let isHere = true;
    openSearch().then(
      (opened) => {
        if (isHere) setEngine(opened);
      },
      (reason: unknown) => {
        if (isHere) fail(reason);
      },
    );
    return () => {
      isHere = false;
    };
  }, [openSearch, fail]);
  return {engine, problem, fail};
}

function problemOf(reason: unknown): string {
  if (process.env.NODE_ENV === 'production') return '';
  return reason instanceof Error ? reason.message : String(reason);
}
