import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Arrow} from '../Icon';
import styles from './styles.module.css';

interface LinkedPage {
  title: string;
  permalink: string;
}

export interface PageLinksProps {
  previous?: LinkedPage | undefined;
  next?: LinkedPage | undefined;
}

/** The links to the previous and the next page (SPEC §2 "Footer"). */
export function PageLinks({previous, next}: PageLinksProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next page" className={styles.pages}>
      {previous && (
        <Link className={styles.previous} to={previous.permalink} rel="prev" aria-keyshortcuts="Shift+ArrowLeft">
          <Label text="Previous" to="left" />
          <span className={styles.page}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.permalink} rel="next" aria-keyshortcuts="Shift+ArrowRight">
          <Label text="Next" to="right" />
          <span className={styles.page}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

/** The keys are hidden from screen readers, which get the shortcut from the link's `aria-keyshortcuts`. */
function Label({text, to}: {text: string; to: 'left' | 'right'}): ReactNode {
  return (
    <span className={styles.direction}>
      {text}{' '}
      <span className={styles.keys} aria-hidden="true">
        <kbd>Shift</kbd>
        <kbd>
          <Arrow to={to} size={10} />
        </kbd>
      </span>
    </span>
  );
}
