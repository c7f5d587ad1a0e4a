import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first stop of the keyboard: over the frame, to the page's text (SPEC §2 "Page layout options"). */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.link} href="#content">
      Skip to content
    </a>
  );
}
