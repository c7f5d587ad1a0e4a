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
 * Shows an error that was thrown outside a page's content. Like Docusaurus' own component, it shows the error inside
 * the page's frame (bars and footer). If the frame fails too, it shows only the error. It renders the document's
 * metadata (language, viewport) and the frame's contexts again, because Docusaurus' outermost error boundary unmounts
 * them.
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
