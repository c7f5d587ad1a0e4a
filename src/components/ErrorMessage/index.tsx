import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {documentTitle} from '../../hooks/documentTitle';
import {errorText} from './errorText';
import {useErrorRecovery} from './useErrorRecovery';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

const TITLE = 'Unexpected Application Error';

interface ErrorMessageProps {
  error: unknown;
  /** Renders the failed part again. */
  onRetry: () => void;
}

/** Shown instead of the failed part of a page (SPEC §2 "Fallback error page"). */
export function ErrorMessage({error, onRetry}: ErrorMessageProps): ReactNode {
  const ref = useErrorRecovery(onRetry);
  const site = useSite();
  return (
    <div ref={ref} tabIndex={-1} className={styles.message}>
      {/* Doesn't use the theme's PageMetadata, because the contexts that it needs may be missing here. */}
      <Head>
        <title>{documentTitle(TITLE, site)}</title>
      </Head>
      <h1>{TITLE}</h1>
      <p className={styles.text}>{errorText(error)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Shown instead of a whole page that failed, if possible between the top bar and the site's footer. */
export function ErrorPage(props: ErrorMessageProps): ReactNode {
  return (
    <main id="content" className={styles.page}>
      <ErrorMessage {...props} />
    </main>
  );
}
