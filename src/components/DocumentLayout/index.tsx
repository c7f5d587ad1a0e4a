import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageLayout} from '../../hooks/usePageLayout';
import {useRootAttributes} from './useRootAttributes';

/** Sets attributes of the root element: the page's layout, and whether the page has a sidebar and a top bar. */
export function DocumentLayout(): ReactNode {
  const {layout, showSidebar, showTopNav} = usePageLayout();
  const attributes = {
    'data-layout': layout,
    'data-sidebar': showSidebar ? '' : undefined,
    'data-topbar': showTopNav ? '' : undefined,
  };
  useRootAttributes(attributes);
  // Helmet renders an undefined value as an empty attribute, so leave undefined values out.
  const set = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return (
    <Head>
      <html {...set} />
    </Head>
  );
}
