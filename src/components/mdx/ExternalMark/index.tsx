import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says, to eyes and to ears, that the link it ends leads out of the portal and into a tab of its own. */
export function ExternalMark(): ReactNode {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 24 24" role="img" aria-label="(external, opens in a new tab)">
        <path d="M7 17 17 7M8 7h9v9" />
      </svg>
    </span>
  );
}
