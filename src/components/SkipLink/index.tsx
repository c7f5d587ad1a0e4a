import type {ReactNode} from 'react';
import {useFocusAfterNavigation} from '../../hooks/useFocusAfterNavigation';
import styles from './styles.module.css';

/** The first stop of the keyboard: over the frame, to the page's text (SPEC §2 "Page layout options"). */
export function SkipLink(): ReactNode {
  useFocusAfterNavigation();
  return (
    // The browser's own link: it moves the focus too, and stands on every page, an unknown one included.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={styles.link} href="#content">
      Skip to content
    </a>
  );
}
