/** Hands the frame of each page to the browser, for the top bar and the footer stand outside the page's own component. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {PageLayoutOptions} from '../../config/pageLayout';
import {pickPageLayoutOptions} from '../../config/pageLayout';

export const FRAME_PLUGIN = 'portal-frame';

/** What the plugin hands over. */
export interface FrameData {
  /** The options of the front matter by permalink, only for pages that have any. */
  pages: Record<string, PageLayoutOptions>;
}

export default function framePlugin(): Plugin {
  return {
    name: FRAME_PLUGIN,
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = (docs?.loadedVersions ?? []).flatMap((version) =>
        version.docs.map(({permalink, frontMatter}) => [permalink, pickPageLayoutOptions(frontMatter)] as const),
      );
      actions.setGlobalData({
        pages: Object.fromEntries(pages.filter(([, options]) => Object.keys(options).length > 0)),
      } satisfies FrameData);
      return Promise.resolve();
    },
  };
}
