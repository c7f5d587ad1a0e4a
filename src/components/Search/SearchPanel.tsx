import {useCallback, useId, useRef, type ReactNode} from 'react';
import {hitsOf, statusOf} from '../../hooks/searchState';
import type {DialogAction} from '../../hooks/searchKeys';
import {useChoice} from '../../hooks/useChoice';
import {useSearch} from '../../hooks/useSearch';
import {useSearchKeys} from '../../hooks/useSearchKeys';
import {useStoredFlag} from '../../hooks/useStoredFlag';
import type {SearchEngine} from '../../search/types';
import {Field} from './Field';
import {optionId, ResultList} from './ResultList';
import {Shortcuts} from './Shortcuts';
import {Status} from './Status';
import styles from './panel.module.css';

interface Props {
  openSearch: () => Promise<SearchEngine>;
  /** What the reader has typed before the panel was there. */
  typed: string | undefined;
  onClose: () => void;
  /** The reader goes to a result. */
  onLeave: () => void;
}

/** What the search dialog holds (SPEC §2 "Search dialog"). */
export function SearchPanel({openSearch, typed, onClose, onLeave}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const {state, dispatch, problem} = useSearch(openSearch, typed);
  const [showDetails, setShowDetails] = useStoredFlag('showDetailView', true);
  const choose = useChoice(list, state);
  const type = (text: string) => dispatch({type: 'typed', text});
  const onPoint = useCallback((index: number) => dispatch({type: 'pointed', index}), [dispatch]);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  const move = (step: 1 | -1) => {
    dispatch({type: 'moved', step});
    input.current?.focus();
  };
  const actions: Record<DialogAction, () => void> = {
    next: () => move(1),
    previous: () => move(-1),
    go: () => choose('here'),
    goInTab: () => choose('tab'),
    clear,
    close: onClose,
  };
  useSearchKeys(panel, input, (action) => actions[action]());

  return (
    <div ref={panel} className={styles.panel}>
      <Field
        input={input}
        text={state.text}
        isNew={typed === undefined}
        list={hitsOf(state).length > 0 ? listId : undefined}
        selected={state.selected < 0 ? undefined : optionId(listId, state.selected)}
        {...{showDetails, onClose}}
        onType={type}
        onReset={clear}
        onToggleDetails={() => setShowDetails(!showDetails)}
      />
      <ResultList id={listId} list={list} state={state} {...{showDetails, onPoint, onLeave}} />
      <Status {...statusOf(state, problem)} />
      <Shortcuts />
    </div>
  );
}
