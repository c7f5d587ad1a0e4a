import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';
import {useRootAttributes} from './useRootAttributes';

/** What holds for every page: its layout, sidebar and top bar as attributes of the root element. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar, showTopNav} = usePageLayout();
  const attributes = {
    'data-layout': layout,
    'data-sidebar': showSidebar ? '' : undefined,
    'data-topbar': showTopNav ? '' : undefined,
  };
  useRootAttributes(attributes);
  // Helmet writes an attribute without a value for undefined too: what is not so must not be there.
  const set = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return (
    <Head>
      <html {...set} />
    </Head>
  );
}
