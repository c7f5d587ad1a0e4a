import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePageLayout} from './usePageLayout';

/** Returns the page's sidebar; null if the page has none or its layout hides it (SPEC §2 "Page layout options"). */
export function useShownSidebar(): ReturnType<typeof useDocsSidebar> {
  const sidebar = useDocsSidebar();
  return usePageLayout().showSidebar ? sidebar : null;
}
