import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';
import {useRootAttributes} from './useRootAttributes';

/** Sets the page's layout, sidebar and top bar as attributes of the root element. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar, showTopNav} = usePageLayout();
  const attributes = {
    'data-layout': layout,
    'data-sidebar': showSidebar ? '' : undefined,
    'data-topbar': showTopNav ? '' : undefined,
  };
  useRootAttributes(attributes);
  // Helmet renders `undefined` as an empty attribute, so leave those keys out.
  const set = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return (
    <Head>
      <html {...set} />
    </Head>
  );
}
