import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import {ErrorMessage} from '../../../components/ErrorMessage';
import {HydrationBoundary} from '../../../components/HydrationBoundary';
import {Page} from '../../../components/Page';
import {PageText} from '../../../components/PageText';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <Page>
      <ContentVisibility metadata={metadata} />
      {/* If the page's content throws, the sidebar, outline and footer stay. */}
      <ErrorBoundary fallback={({error, tryAgain}) => <ErrorMessage error={error} onRetry={tryAgain} />}>
        <PageText source={metadata.source}>
          <HydrationBoundary>
            <DocItemContent>{children}</DocItemContent>
          </HydrationBoundary>
        </PageText>
      </ErrorBoundary>
    </Page>
  );
}
