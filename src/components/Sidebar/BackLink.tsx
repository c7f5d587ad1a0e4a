import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBackLink} from './useBackLink';
import {hasModifier} from '../../hooks/keyboard';
import {Arrow} from '../Icon';
import styles from './nav.module.css';

/** The link 'Back' to the previous page, or 'Home' to the home page (SPEC §2 "Sidebar behaviour"). */
export function BackLink({onChoose}: {onChoose: (() => void) | undefined}): ReactNode {
  const {text, to, goBack} = useBackLink();
  function choose(event: MouseEvent) {
    onChoose?.();
    // With a modifier, the browser opens the link in another tab or window.
    if (!goBack || hasModifier(event)) return;
    event.preventDefault();
    goBack();
  }
  return (
    <Link to={to} className={styles.back} onClick={choose}>
      <Arrow to="left" size={16} />
      {text}
    </Link>
  );
}
