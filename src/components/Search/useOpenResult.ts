import {useLayoutEffect, useRef, type RefObject} from 'react';
import {isAnswered, type SearchState} from './searchState';

/** Where a result opens: in this tab, or in a new one. */
export type ResultTarget = 'here' | 'tab';

/**
 * Returns a function that opens the selected result. If the answer is still pending, the result opens once the answer
 * has arrived, unless the text changes before that.
 *
 * @param list - the list of results, which are links
 * @param entered - where the first answer's selected result opens; undefined if it doesn't
 */
export function useOpenResult(
  list: RefObject<HTMLElement | null>,
  state: SearchState,
  entered: ResultTarget | undefined,
): (target: ResultTarget) => void {
  const pending = useRef(entered && {text: state.text, target: entered});
  useLayoutEffect(() => {
    const {text, target} = pending.current ?? {};
    if (!target || (text === state.text && !isAnswered(state))) return;
    pending.current = undefined;
    if (text === state.text) openSelected(list.current, target);
  }, [list, state]);
  return (target) => {
    if (isAnswered(state)) openSelected(list.current, target);
    else pending.current = {text: state.text, target};
  };
}

/** Opens the selected result: in this tab by clicking its link, so that the router handles it, or in a new tab. */
function openSelected(list: HTMLElement | null, target: ResultTarget): void {
  const link = list?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
  if (!link) return;
  if (target === 'here') link.click();
  else window.open(link.href, '_blank', 'noopener');
}
