import {useLayoutEffect, type ReactNode, type RefObject} from 'react';
import {Close} from '../Icon';
import {SearchIcon} from './icons';
import {DetailIcon, ResetIcon} from './panelIcons';
import styles from './styles.module.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether the text is that of another time: then the next key takes its place. */
  isNew: boolean;
  /** The id of the results, where there are some, and that of the selected one. */
  list: string | undefined;
  selected: string | undefined;
  showDetails: boolean;
  onType: (text: string) => void;
  onReset: () => void;
  onToggleDetails: () => void;
  onClose: () => void;
}

/** The input and its buttons. */
export function Field({input, text, isNew, list, selected, showDetails, ...on}: Props): ReactNode {
  useLayoutEffect(() => {
    const {current} = input;
    current?.focus();
    if (isNew) current?.select();
  }, [input, isNew]);
  return (
    <div className={styles.field}>
      <SearchIcon />
      {/* A searchbox, and so without the aria-expanded of a combobox. */}
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label="Search"
        placeholder="Search"
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={selected}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({target}) => on.onType(target.value)}
      />
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle detail view"
        aria-pressed={showDetails}
        onClick={on.onToggleDetails}
      >
        <DetailIcon />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Reset search"
        disabled={text === ''}
        onClick={on.onReset}
      >
        <ResetIcon />
      </button>
      <button type="button" className={styles.button} aria-label="Close search dialog" onClick={on.onClose}>
        <Close />
      </button>
    </div>
  );
}
