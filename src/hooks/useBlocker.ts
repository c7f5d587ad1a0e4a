import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {History, Location} from 'history';
import {blockHistory} from './blockHistory';

/** SPEC §4, "Navigation blocker". */
export type BlockerState = 'unblocked' | 'blocked' | 'proceeding';

export interface Blocker {
  /** `blocked`: the reader wants to leave. `proceeding`: they may, and the next page is under way. */
  state: BlockerState;
  /** Lets the reader go where they wanted to; does nothing unless blocked. */
  proceed: () => void;
  /** Keeps the reader here; does nothing unless blocked. */
  reset: () => void;
}

const blocking = new WeakSet<History>();

/**
 * Keeps the reader on the page because what they have typed would be lost. Links, back and forward wait for `proceed()`
 * or `reset()`; the browser asks before it closes or reloads the tab.
 *
 * Part of the interface for interactive examples (SPEC §4 "Navigation blocker"): the portal itself has no caller.
 *
 * @param when - whether there is something to lose
 * @throws Error where another blocker is mounted already: only one may decide
 */
export function useBlocker(when: boolean): Blocker {
  const history = useHistory();
  const location = useLocation();
  const [leaving, setLeaving] = useState<{state: BlockerState; from?: Location}>({state: 'unblocked'});
  const release = useRef(nothing);
  const tryAgain = useRef(nothing);
  // Having arrived, the reader is no longer under way.
  const state = leaving.state === 'proceeding' && leaving.from !== location ? 'unblocked' : leaving.state;
  const active = when && state !== 'proceeding';

  useEffect(() => claim(history), [history]);

  useEffect(() => {
    if (!active) return undefined;
    release.current = blockHistory(history, (again) => {
      tryAgain.current = again;
      setLeaving({state: 'blocked'});
    });
    window.addEventListener('beforeunload', ask);
    return () => {
      release.current();
      window.removeEventListener('beforeunload', ask);
    };
  }, [active, history]);

  return {
    state,
    proceed() {
      if (state !== 'blocked') return;
      release.current();
      setLeaving({state: 'proceeding', from: location});
      tryAgain.current();
    },
    reset() {
      if (state === 'blocked') setLeaving({state: 'unblocked'});
    },
  };
}

function claim(history: History): () => void {
  if (blocking.has(history)) {
    throw new Error('Only one useBlocker() may be mounted at a time: let one component of the page decide for all.');
  }
  blocking.add(history);
  return () => blocking.delete(history);
}

/** The browser's own question; its words are not ours to choose. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function nothing(): void {
  // Until there is something to release, or to try again.
}
