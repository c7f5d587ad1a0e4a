/**
 * Passes each page's options for the frame around its text, such as `showTopNav`, to the browser as global data. The
 * top bar and the sidebar need these options, but are outside the page's component.
 */
import type {Plugin} from '@docusaurus/types';
import {FRAME_PLUGIN, pickPageLayoutOptions, type FrameData} from '../../shared/pageLayout';
import {loadedDocs} from '../loadedPages';

export default function framePlugin(): Plugin {
  return {
    name: FRAME_PLUGIN,
    allContentLoaded({allContent, actions}) {
      const pages = loadedDocs(allContent).docs.map(
        ({permalink, frontMatter}) => [permalink, pickPageLayoutOptions(frontMatter)] as const,
      );
      actions.setGlobalData({
        pages: Object.fromEntries(pages.filter(([, options]) => Object.keys(options).length > 0)),
      } satisfies FrameData);
    },
  };
}
