import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';
import {useSearchShortcut} from '../../hooks/useSearchShortcut';

/** What holds for every page: its layout, sidebar and top bar as attributes of the root element, and shortcuts. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar, showTopNav} = usePageLayout();
  useSearchShortcut();
  return (
    <Head>
      {/* Helmet writes an attribute without a value for undefined too: what is not so must not be there. */}
      <html data-layout={layout} {...(showSidebar && {'data-sidebar': ''})} {...(showTopNav && {'data-topbar': ''})} />
    </Head>
  );
}
