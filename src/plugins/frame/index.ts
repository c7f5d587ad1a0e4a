/** Hands the frame of each page to the browser, for the top bar and the footer stand outside the page's own component. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {FRAME_PLUGIN, pickPageLayoutOptions, type FrameData} from '../../config/pageLayout';

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
