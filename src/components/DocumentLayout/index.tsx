import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';

/** Marks the document with its layout: `data-layout` on the root element, and whether it has a sidebar. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar} = usePageLayout();
  return (
    <Head>
      <html data-layout={layout} data-sidebar={showSidebar ? '' : undefined} />
    </Head>
  );
}
