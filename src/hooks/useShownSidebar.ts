import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePageLayout} from './usePageLayout';

/** Returns the page's sidebar, or null if its layout hides it or its path has none (SPEC §2 "Page layout options"). */
export function useShownSidebar(): ReturnType<typeof useDocsSidebar> {
  const sidebar = useDocsSidebar();
  return usePageLayout().showSidebar ? sidebar : null;
}
