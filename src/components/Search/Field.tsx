import {useLayoutEffect, type ReactNode, type RefObject} from 'react';
import {Close, Svg} from '../Icon';
import {SearchIcon} from './icons';
import {SearchInput} from './SearchInput';
import styles from './styles.module.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether the text is from an earlier search. If so, it is selected, so that typing replaces it. */
  isRestored: boolean;
  /** The ID of the list of results; undefined without results. */
  list: string | undefined;
  /** The ID of the selected result. */
  selected: string | undefined;
  showDetails: boolean;
  onType: (text: string) => void;
  onReset: () => void;
  onToggleDetails: () => void;
  onClose: () => void;
}

/** The search dialog's input and buttons. */
export function Field({input, text, isRestored, list, selected, showDetails, ...on}: Props): ReactNode {
  useLayoutEffect(() => {
    const {current} = input;
    current?.focus();
    if (isRestored) current?.select();
  }, [input, isRestored]);
  return (
    <div className={styles.field}>
      <SearchIcon />
      <SearchInput
        inputRef={input}
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={selected}
        value={text}
        onType={on.onType}
      />
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle detail view"
        aria-pressed={showDetails}
        onClick={on.onToggleDetails}
      >
        <Svg size={18}>
          <path d="M4 6h16M4 10h10M4 15h16M4 19h10" />
        </Svg>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Clear search"
        disabled={text === ''}
        onClick={on.onReset}
      >
        <Svg size={18}>
          <path d="M21 5H9l-6 7 6 7h12zM17 9.5l-5 5M12 9.5l5 5" />
        </Svg>
      </button>
      <button type="button" className={styles.button} aria-label="Close search dialog" onClick={on.onClose}>
        <Close />
      </button>
    </div>
  );
}
