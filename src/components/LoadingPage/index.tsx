import type {ReactNode} from 'react';
import {ErrorMessage} from '../ErrorMessage';
import styles from './styles.module.css';

interface LoadingPageProps {
  /** The error that prevented the page's code from loading. */
  error: unknown;
  /** Loads the code again. */
  onRetry: () => void;
  /** Whether loading takes long enough to show a message. */
  slow: boolean;
}

/** Shown instead of a page while its code loads, and when loading fails. */
export function LoadingPage({error, onRetry, slow}: LoadingPageProps): ReactNode {
  if (error) return <ErrorMessage error={error} onRetry={onRetry} />;
  return (
    <p role="status" className={styles.loading}>
      {slow && 'Loading…'}
    </p>
  );
}
