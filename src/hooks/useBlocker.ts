import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {History, Location} from 'history';
import {blockHistory} from './blockHistory';
import {navigationState, subscribe} from './navigationStore';

/** The states of a blocker (SPEC §4 "Navigation blocker"). */
export type BlockerState = 'unblocked' | 'blocked' | 'proceeding';

export interface Blocker {
  /**
   * `blocked`: a navigation waits for a decision. `proceeding`: the navigation was allowed, and the next page is
   * loading.
   */
  state: BlockerState;
  /** Resumes the blocked navigation. Does nothing unless the state is `blocked`. */
  proceed: () => void;
  /** Cancels the blocked navigation. Does nothing unless the state is `blocked`. */
  reset: () => void;
}

const blocking = new WeakSet<History>();

/**
 * Keeps the reader from leaving the page while it has unsaved input. Links, back and forward wait for `proceed()` or
 * `reset()`; the browser asks before it closes or reloads the tab.
 *
 * This hook is for interactive examples (SPEC §4 "Navigation blocker"). The portal itself doesn't call it.
 *
 * @param when - whether there is unsaved input
 * @throws Error if another blocker is already mounted
 */
export function useBlocker(when: boolean): Blocker {
  const history = useHistory();
  const location = useLocation();
  const [leaving, setLeaving] = useState<{state: BlockerState; from?: Location}>({state: 'unblocked'});
  const release = useRef(noop);
  const tryAgain = useRef(noop);
  // Once the location has changed, the navigation is complete.
  const state = leaving.state === 'proceeding' && leaving.from !== location ? 'unblocked' : leaving.state;
  const active = when && state !== 'proceeding';

  // These are layout effects, so that they block even a navigation right after the input.
  useLayoutEffect(() => claimHistory(history), [history]);

  useLayoutEffect(() => {
    if (!active) return undefined;
    release.current = blockHistory(history, location.pathname, (again) => {
      tryAgain.current = again;
      setLeaving({state: 'blocked'});
    });
    window.addEventListener('beforeunload', confirmLeaving);
    return () => {
      release.current();
      window.removeEventListener('beforeunload', confirmLeaving);
    };
  }, [active, history, location.pathname]);

  // If the next page can't be loaded, this page stays, and blocks again.
  useEffect(
    () =>
      subscribe(() => {
        if (navigationState() === 'loading') return;
        setLeaving((now) => (now.state === 'proceeding' ? {state: 'unblocked'} : now));
      }),
    [],
  );

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

function claimHistory(history: History): () => void {
  if (blocking.has(history)) {
    throw new Error('Only one useBlocker() may be mounted at a time. Let one component decide for the whole page.');
  }
  blocking.add(history);
  return () => blocking.delete(history);
}

/** Makes the browser ask for confirmation. Browsers don't let pages choose the text. */
function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function noop(): void {
  // There is nothing to release or try again yet.
}
