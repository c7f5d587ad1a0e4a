import {usePluginData} from '@docusaurus/useGlobalData';
import {FRAME_PLUGIN, pageLayout, type FrameData, type PageLayout} from '../shared/pageLayout';
import {useCurrentPage} from './useCurrentPage';

/** Returns the current page's layout (SPEC §2 "Page layout options"). Unknown addresses have the minimal layout. */
export function usePageLayout(): PageLayout {
  const {pages} = usePluginData(FRAME_PLUGIN) as FrameData;
  const page = useCurrentPage();
  if (!page) return pageLayout({layout: 'minimal'}, false);
  return pageLayout(pages[page.path] ?? {}, page.sidebar !== undefined);
}
