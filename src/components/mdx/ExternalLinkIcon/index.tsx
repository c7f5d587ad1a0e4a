import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The icon at the end of external links, which open in a new tab. Screen readers get the same as text. */
export function ExternalLinkIcon(): ReactNode {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 24 24" role="img" aria-label="(external, opens in a new tab)">
        <path d="M7 17 17 7M8 7h9v9" />
      </svg>
    </span>
  );
}
