import type {KeyboardEvent, ReactNode} from 'react';
import {isComposing} from '../../hooks/keyboard';
import {Close} from '../Icon';
import {SearchIcon} from './icons';
import {dialogAction} from './keys';
import {SearchInput} from './SearchInput';
import type {ResultTarget} from './useOpenResult';
import styles from './styles.module.css';

interface Props {
  /** Whether the dialog's contents couldn't be loaded. */
  hasFailed: boolean;
  text: string;
  onType: (text: string) => void;
  /** Called when the reader presses Enter. */
  onEnter: (target: ResultTarget) => void;
  onClose: () => void;
}

/**
 * Shown in the dialog until its contents are loaded. The final input later takes over what the reader has typed.
 * Phones need an input from the start, because they open the keyboard only in response to a touch.
 */
export function SearchFallback({hasFailed, text, onType, onEnter, onClose}: Props): ReactNode {
  const onKeyDown = ({nativeEvent}: KeyboardEvent) => {
    const action = isComposing(nativeEvent) ? undefined : dialogAction(nativeEvent, true);
    if (action === 'go') onEnter('here');
    if (action === 'goInTab') onEnter('tab');
    if (action !== 'close') return;
    nativeEvent.preventDefault();
    onClose();
  };
  return (
    // Fills the dialog: a click on the dialog itself counts as one outside of it.
    <div className={styles.fallback}>
      <div className={styles.field}>
        <SearchIcon />
        <SearchInput value={text} onType={onType} onKeyDown={onKeyDown} />
        <button type="button" className={styles.button} aria-label="Close search dialog" onClick={onClose}>
          <Close />
        </button>
      </div>
      <p role="status" className={styles.status}>
        {hasFailed && "Search couldn't be loaded. Close this dialog and open it again."}
      </p>
    </div>
  );
}
