import type {History} from 'history';
import {stepsTo} from './historyEntry';

/**
 * Keeps the reader on the page that is shown: neither links nor back and forward leave it. Places within the page
 * stay reachable.
 *
 * react-router's own block finds its way back from an entry only if it has pushed that entry itself, since the
 * last load; so back and forward are turned round here, by the numbers of historyEntry.ts.
 *
 * @param onBlocked - called for each attempt, with what tries it again once the block is released
 * @returns what releases the block
 */
export function blockHistory(history: History, onBlocked: (tryAgain: () => void) => void): () => void {
  let returning = false;

  const unblock = history.block((next, action) => {
    if (next.pathname === history.location.pathname) return undefined;
    onBlocked(() => {
      if (action === 'REPLACE') history.replace(next);
      else history.push(next);
    });
    return false;
  });

  // Before react-router hears of it.
  const undoPop = (event: PopStateEvent) => {
    const steps = stepsTo(event.state);
    const within = decodeURI(window.location.pathname) === history.location.pathname;
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (!within && steps) {
      returning = true;
      event.stopImmediatePropagation();
      window.history.go(-steps);
      onBlocked(() => window.history.go(steps));
    }
  };
  window.addEventListener('popstate', undoPop, {capture: true});

  return () => {
    unblock();
    window.removeEventListener('popstate', undoPop, {capture: true});
  };
}
