import {useCallback, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {chosenTab, type Choices} from '../../../shared/codeGroups';
import {choose, getChoices, NO_CHOICES, subscribe} from '../../../hooks/codeGroupChoices';

export interface CodeGroupState {
  /** The name of the tab that is shown. */
  selected: string;
  /** Chooses a tab for all groups of the kind; `anchor` stays where it is on the screen. */
  select: (tab: string, anchor: HTMLElement) => void;
  /** Shows a tab in this group alone, until a choice is made. */
  reveal: (tab: string) => void;
}

/**
 * The tab that a code group shows (SPEC §4 "Code group").
 *
 * @param group - groups of one id follow one choice
 * @param tabs - the names of its tabs
 */
export function useCodeGroup(group: string, tabs: readonly string[]): CodeGroupState {
  const choices = useSyncExternalStore(subscribe, getChoices, () => NO_CHOICES);
  const [revealed, setRevealed] = useState<{tab: string; choices: Choices}>();
  const select = useCallback(
    (tab: string, anchor: HTMLElement) => {
      keepInPlace(anchor, () => {
        setRevealed(undefined);
        choose([group, tab]);
      });
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

/** Groups above may grow and shrink with a change: the page is scrolled by as much. */
function keepInPlace(anchor: HTMLElement, change: () => void): void {
  const before = anchor.getBoundingClientRect().top;
  flushSync(change);
  const moved = anchor.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}
