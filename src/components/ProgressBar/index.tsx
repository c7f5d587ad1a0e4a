import type {ReactNode} from 'react';
import {useNavigation} from '../../hooks/useNavigation';
import styles from './styles.module.css';

/** A thin bar at the top of the window while a page loads, hidden for the first 100 ms (styles.module.css). */
export function ProgressBar(): ReactNode {
  const {state} = useNavigation();
  // The bar is outside all landmarks, so it must be in a live region.
  return (
    <div aria-live="polite">
      {state === 'loading' && <div role="progressbar" aria-label="Loading page" className={styles.bar} />}
    </div>
  );
}
