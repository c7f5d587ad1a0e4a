import {useContext, type MouseEvent, type ReactNode} from 'react';
import {usePlatform} from './usePlatform';
import {SearchContext} from '.';
import {SearchIcon} from './icons';
import styles from './button.module.css';

/**
 * The button that opens the search. The shortcut on it depends on the platform, so the server's HTML has only an empty
 * space there.
 */
export function SearchButton(): ReactNode {
  const search = useContext(SearchContext);
  const platform = usePlatform();
  const onClick = ({currentTarget}: MouseEvent<HTMLButtonElement>) => {
    // Safari doesn't focus a button on click, but when the dialog closes, the focus must return to this button.
    currentTarget.focus();
    search?.open();
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Meta+K Control+K"
      onPointerEnter={search?.prepare}
      onFocus={search?.prepare}
      onClick={onClick}
    >
      <SearchIcon />
      <span className="sr-only-narrow">Search</span>
      <kbd className={styles.shortcut} aria-hidden="true">
        {platform && (platform === 'apple' ? '⌘K' : 'Ctrl K')}
      </kbd>
    </button>
  );
}
