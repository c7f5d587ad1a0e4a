import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import {ErrorPage} from '../../components/ErrorMessage';

const ROUTE = {plugin: {name: 'portal-error', id: 'default'}};

/**
 * The last resort, for what fails around the pages. As upstream: inside the frame, and where the frame itself fails,
 * alone. What the core has below its boundary went with it and is added here: the document's language and viewport,
 * and the contexts that the frame asks for.
 */
export default function ThemeError({error, tryAgain}: Props): ReactNode {
  const page = <ErrorPage error={error} onRetry={tryAgain} />;
  return (
    <RouteContextProvider value={ROUTE}>
      <SiteMetadataDefaults />
      <ErrorBoundary fallback={() => page}>
        <ThemeProvider>
          <Layout>{page}</Layout>
        </ThemeProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
