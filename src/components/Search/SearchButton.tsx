import type {MouseEvent, ReactNode} from 'react';
import {usePlatform} from '../../hooks/usePlatform';
import {registeredSearch} from '../../hooks/searchRegistry';
import {SearchIcon} from './icons';
import styles from './button.module.css';

const prepare = () => registeredSearch()?.prepare();

function open({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  // Safari gives a button no focus on a click, and the dialog gives the focus back to what had it.
  currentTarget.focus();
  registeredSearch()?.open();
}

/** Opens the search. Its shortcut follows the reader's platform; the server knows of none and leaves the room for it. */
export function SearchButton(): ReactNode {
  const platform = usePlatform();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Meta+K Control+K"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <SearchIcon />
      <span className={styles.name}>Search</span>
      <kbd className={styles.shortcut} aria-hidden="true">
        {platform && (platform === 'apple' ? '⌘K' : 'Ctrl K')}
      </kbd>
    </button>
  );
}
