import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ThemeError from '@theme/Error';

/**
 * Throws the error of a page that could not be loaded, and shows the error page for it. The boundary stands here,
 * below the router, so that the links of the error page lead on. To try again is to load the address anew: the
 * modules of a failed load stay failed for as long as the document lives.
 */
export function FailedPage({error}: {error: Error}): ReactNode {
  return (
    <ErrorBoundary fallback={() => <ThemeError error={error} tryAgain={reload} />}>
      <Thrown error={error} />
    </ErrorBoundary>
  );
}

function Thrown({error}: {error: Error}): never {
  throw error;
}

function reload(): void {
  window.location.reload();
}
