import type {KeyboardEvent, ReactNode} from 'react';
import {Close} from '../Icon';
import {SearchIcon} from './icons';
import styles from './styles.module.css';

interface Props {
  hasFailed: boolean;
  typed: string | undefined;
  onType: (text: string) => void;
  onClose: () => void;
}

/**
 * What the dialog shows until its own contents are there: an input that looks like theirs, so that no key is lost and
 * a phone opens its keyboard, which it does for a touch only and not for what is loaded after it.
 */
export function StandIn({hasFailed, typed, onType, onClose}: Props): ReactNode {
  const onKeyDown = ({key, nativeEvent}: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return;
    // The browser's first Escape would empty the input, and only the second close the dialog.
    nativeEvent.preventDefault();
    onClose();
  };
  return (
    <>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="search"
          className={styles.input}
          aria-label="Search"
          placeholder="Search"
          autoComplete="off"
          value={typed ?? ''}
          onChange={({target}) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.button} aria-label="Close search dialog" onClick={onClose}>
          <Close />
        </button>
      </div>
      <p role="status" className={styles.status}>
        {hasFailed && 'Search could not be loaded. To try again, close this and open it once more.'}
      </p>
    </>
  );
}
