import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';

/** Marks the document with its layout: `data-layout` on the root element, and whether it has a sidebar and a top bar. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar, showTopNav} = usePageLayout();
  return (
    <Head>
      {/* Helmet writes an attribute without a value for undefined too: what is not so must not be there. */}
      <html data-layout={layout} {...(showSidebar && {'data-sidebar': ''})} {...(showTopNav && {'data-topbar': ''})} />
    </Head>
  );
}
