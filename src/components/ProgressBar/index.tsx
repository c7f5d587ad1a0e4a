import type {ReactNode} from 'react';
import {useNavigation} from '../../hooks/useNavigation';
import styles from './styles.module.css';

/** A thin bar at the top of the window while a page loads, hidden for the first 100 ms (styles.module.css). */
export function ProgressBar(): ReactNode {
  const {state} = useNavigation();
  // All content must be in a landmark or a live region (axe's rule), and the bar is outside all landmarks.
  return (
    <div aria-live="polite">
      {state === 'loading' && <div role="progressbar" aria-label="Loading page" className={styles.bar} />}
    </div>
  );
}
