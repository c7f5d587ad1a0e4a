import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ThemeError from '@theme/Error';
import {reloadIfSent} from '../hooks/reload';

/**
 * The error page for a page that couldn't be loaded. The error boundary is inside the router, so the error page's
 * links work. Trying again reloads the document, because a module that failed to load stays failed until a reload.
 */
export function FailedPage({error}: {error: Error}): ReactNode {
  return (
    <ErrorBoundary fallback={() => <ThemeError error={error} tryAgain={() => void reloadIfSent()} />}>
      <Rethrow error={error} />
    </ErrorBoundary>
  );
}

function Rethrow({error}: {error: Error}): never {
  throw error;
}
