import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {FRAME_PLUGIN, pageLayout, type FrameData, type PageLayout} from '../shared/pageLayout';

/** Returns the current page's layout (SPEC §2 "Page layout options"). Unknown addresses have the minimal layout. */
export function usePageLayout(): PageLayout {
  const {pages} = usePluginData(FRAME_PLUGIN) as FrameData;
  const {activeDoc} = useActiveDocContext(undefined);
  if (!activeDoc) return pageLayout({layout: 'minimal'}, false);
  return pageLayout(pages[activeDoc.path] ?? {}, activeDoc.sidebar !== undefined);
}
