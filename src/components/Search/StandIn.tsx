import type {ReactNode} from 'react';
import {SearchIcon} from './icons';
import styles from './styles.module.css';

interface Props {
  hasFailed: boolean;
  typed: string | undefined;
  onType: (text: string) => void;
}

/**
 * What the dialog shows until its own contents are there: an input that looks like theirs, so that no key is lost and
 * a phone opens its keyboard, which it does for a touch only and not for what is loaded after it.
 */
export function StandIn({hasFailed, typed, onType}: Props): ReactNode {
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
        />
      </div>
      <p role="status" className={styles.status}>
        {hasFailed && 'Search could not be loaded. To try again, close this and open it once more.'}
      </p>
    </>
  );
}
