import type {History} from 'history';
import {guardPops, stepsTo} from './historyEntry';
import {isAddressOf} from './useQuery';

/**
 * Blocks navigation away from the current page, both by links and by steps back or forward. Anchors within the page
 * still work.
 *
 * react-router can undo a back or forward step only between entries that it has pushed since the last load. So this
 * function undoes the step itself, with the indexes from historyEntry.ts, and stops the event before react-router gets
 * it.
 *
 * @param shownPath - the displayed page's path, with the base path. After a failed navigation, the address bar and
 *   react-router have another path.
 * @param onBlocked - called for each blocked attempt, with a function to repeat the attempt after releasing the block
 * @returns a function that releases the block
 */
export function blockHistory(
  history: History,
  shownPath: string,
  onBlocked: (tryAgain: () => void) => void,
): () => void {
  let returning = false;

  const unblock = history.block((next, action) => {
    if (next.pathname === shownPath) return undefined;
    onBlocked(() => {
      if (action === 'REPLACE') history.replace(next);
      else history.push(next);
    });
    return false;
  });

  const unguard = guardPops((event) => {
    const steps = stepsTo(event.state);
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (!isAddressOf(shownPath) && steps) {
      returning = true;
      event.stopImmediatePropagation();
      window.history.go(-steps);
      onBlocked(() => window.history.go(steps));
    }
  });

  return () => {
    unblock();
    unguard();
  };
}
