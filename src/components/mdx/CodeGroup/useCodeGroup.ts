import {useCallback, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {chosenTab, type Choices} from '../../../shared/codeGroups';
import {choose, getChoices, NO_CHOICES, subscribe} from '../../../hooks/codeGroupChoices';

export interface CodeGroupState {
  /** The name of the selected tab. */
  selected: string;
  /** Selects a tab in all groups of the kind. `anchor` keeps its position on the screen. */
  select: (tab: string, anchor: HTMLElement) => void;
  /** Shows a tab in this group only, until the reader next chooses a tab in any group. */
  reveal: (tab: string) => void;
}

/**
 * Returns a code group's selected tab, and the functions that change it (SPEC §4 "Code group").
 *
 * @param group - the group's kind; all groups of a kind share the reader's choice
 * @param tabs - the names of the group's tabs
 */
export function useCodeGroup(group: string, tabs: readonly string[]): CodeGroupState {
  const choices = useSyncExternalStore(subscribe, getChoices, () => NO_CHOICES);
  const [revealed, setRevealed] = useState<{tab: string; choices: Choices}>();
  const select = useCallback(
    (tab: string, anchor: HTMLElement) => {
      // A choice creates a new `choices` object, so `revealed` no longer applies.
      keepInPlace(anchor, () => choose([group, tab]));
    },
    [group],
  );
  const reveal = useCallback((tab: string) => {
    setRevealed({tab, choices: getChoices()});
  }, []);
  return {
    selected: revealed?.choices === choices ? revealed.tab : chosenTab(choices, group, tabs),
    select,
    reveal,
  };
}

/** Runs a change, then scrolls the page so that `anchor` is at the same place on the screen as before. */
function keepInPlace(anchor: HTMLElement, change: () => void): void {
  const before = anchor.getBoundingClientRect().top;
  flushSync(change);
  const moved = anchor.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}
