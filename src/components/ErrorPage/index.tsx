import type {ReactNode} from 'react';
import {ErrorMessage, type ErrorMessageProps} from '../ErrorMessage';
import styles from './styles.module.css';

/** Stands where a whole page failed; the frame around it is alive. */
export function ErrorPage(props: ErrorMessageProps): ReactNode {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <ErrorMessage {...props} />
    </main>
  );
}
