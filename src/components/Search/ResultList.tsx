import {useLayoutEffect, useMemo, type ReactNode, type RefObject} from 'react';
import {Result} from './Result';
import {hitsOf, type SearchState} from './searchState';
import {useIdlePrefetch} from './useIdlePrefetch';
import styles from './panel.module.css';

export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface Props {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  state: SearchState;
  showDetails: boolean;
  onPoint: (index: number) => void;
  onLeave: (href: string) => void;
}

/** The list of results. Renders nothing if there are none. */
export function ResultList({id, list, state, ...each}: Props): ReactNode {
  const {answer, selected, byKeys} = state;
  // Depends on the query, because excerpts that arrive later change the answer, and the reader may have scrolled.
  useLayoutEffect(() => {
    if (byKeys) list.current?.children[selected]?.scrollIntoView({block: 'nearest'});
  }, [list, answer?.query, selected, byKeys]);
  const hits = hitsOf(state);
  useIdlePrefetch(useMemo(() => (answer?.hits ?? []).map(({href}) => href), [answer]));
  if (hits.length === 0) return null;
  return (
    <div ref={list} role="listbox" id={id} aria-label="Search results" className={styles.list}>
      {hits.map((hit, index) => (
        <Result
          key={hit.id}
          id={optionId(id, index)}
          hit={hit}
          index={index}
          isSelected={index === selected}
          {...each}
        />
      ))}
    </div>
  );
}
