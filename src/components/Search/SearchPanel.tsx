import {useCallback, useRef, useState, type ReactNode} from 'react';
import {useElementId} from '../../hooks/elementId';
import {local} from '../../hooks/storage';
import type {SearchEngine} from '../../search/types';
import {Field} from './Field';
import {useDialogKeys, type DialogAction} from './keys';
import {optionId, ResultList} from './ResultList';
import {hitsOf, statusOf} from './searchState';
import {Shortcuts} from './Shortcuts';
import {useOpenResult, type ResultTarget} from './useOpenResult';
import {useSearch} from './useSearch';
import frame from './styles.module.css';
import styles from './panel.module.css';

interface Props {
  openSearch: () => Promise<SearchEngine>;
  /** The text that the reader typed before the panel was loaded. */
  typed: string | undefined;
  /** Where the first result opens if the reader pressed Enter before the panel was loaded. */
  entered: ResultTarget | undefined;
  onClose: () => void;
  /** Called with a result's address when the reader goes there. */
  onLeave: (href: string) => void;
}

/** The key in local storage for whether results show their details (SPEC §3 "Local-storage keys"). */
const DETAILS_KEY = 'showDetailView';

/** The contents of the search dialog (SPEC §2 "Search dialog"). */
export function SearchPanel({openSearch, typed, entered, onClose, onLeave}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useElementId();
  const [showDetails, setShowDetails] = useState(() => local.read(DETAILS_KEY) !== 'false');
  const {state, dispatch, problem} = useSearch(openSearch, typed, showDetails);
  const openResult = useOpenResult(list, state, entered);
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
    go: () => openResult('here'),
    goInTab: () => openResult('tab'),
    clear,
    close: onClose,
  };
  const toggleDetails = () => {
    setShowDetails(!showDetails);
    local.write(DETAILS_KEY, String(!showDetails));
  };
  useDialogKeys(panel, input, (action) => actions[action]());
  const status = statusOf(state, problem);

  return (
    <div ref={panel} className={styles.panel}>
      <Field
        input={input}
        text={state.text}
        isRestored={typed === undefined}
        list={hitsOf(state).length > 0 ? listId : undefined}
        selected={state.selected < 0 ? undefined : optionId(listId, state.selected)}
        showDetails={showDetails}
        onType={type}
        onReset={clear}
        onToggleDetails={toggleDetails}
        onClose={onClose}
      />
      <ResultList id={listId} list={list} state={state} showDetails={showDetails} onPoint={onPoint} onLeave={onLeave} />
      {/* The number of results is for screen readers; everyone else sees the results. */}
      <p role="status" className={status.kind === 'found' ? 'sr-only' : frame.status} data-kind={status.kind}>
        {/* With this key, screen readers also announce a number of results that is the same as before. */}
        <span key={state.answer?.query}>{status.text}</span>
      </p>
      <Shortcuts />
    </div>
  );
}
