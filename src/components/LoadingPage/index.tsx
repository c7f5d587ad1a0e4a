import type {ReactNode} from 'react';
import {ErrorMessage} from '../ErrorMessage';
import styles from './styles.module.css';

interface LoadingPageProps {
  /** Why the page's code could not be loaded. */
  error: unknown;
  /** Loads it again. */
  onRetry: () => void;
  /** Whether loading takes long enough to be worth a word. */
  slow: boolean;
}

/** Stands for a page whose code is on its way, or did not arrive. */
export function LoadingPage({error, onRetry, slow}: LoadingPageProps): ReactNode {
  if (error) return <ErrorMessage error={error} onRetry={onRetry} />;
  return (
    <p role="status" className={styles.loading}>
      {slow && 'Loading…'}
    </p>
  );
}
