import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';
import {useSearchShortcut} from '../../hooks/useSearchShortcut';

/** What holds for every page: its layout as `data-layout` on the root element, whether it has a sidebar, shortcuts. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar} = usePageLayout();
  useSearchShortcut();
  return (
    <Head>
      <html data-layout={layout} data-sidebar={showSidebar ? '' : undefined} />
    </Head>
  );
}
