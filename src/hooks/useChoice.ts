import {useEffect, useRef, type RefObject} from 'react';
import {isAnswered, type SearchState} from './searchState';

/** Where a chosen result is shown. */
export type ChoicePlace = 'here' | 'tab';

/**
 * Goes to the selected result. A reader who is quicker than the answer goes as soon as that is there, unless the
 * query has changed by then.
 *
 * @param list - holds the results as links
 * @returns chooses what is selected
 */
export function useChoice(list: RefObject<HTMLElement | null>, state: SearchState): (place: ChoicePlace) => void {
  const early = useRef<{text: string; place: ChoicePlace}>(undefined);
  useEffect(() => {
    if (!early.current || !isAnswered(state)) return;
    const {text, place} = early.current;
    early.current = undefined;
    if (text === state.text) follow(list.current, place);
  }, [list, state]);
  return (place) => {
    if (isAnswered(state)) follow(list.current, place);
    else early.current = {text: state.text, place};
  };
}

/** As a click on the link: it knows its address, and the router listens to it. */
function follow(list: HTMLElement | null, place: ChoicePlace): void {
  const link = list?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
  if (!link) return;
  if (place === 'here') link.click();
  else window.open(link.href, '_blank', 'noopener');
}
