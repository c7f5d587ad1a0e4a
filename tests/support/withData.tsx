/** Provides the data that plugins pass to the frame at build time. For use inside `renderWithTheme`. */
import {useContext, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {BANNER_PLUGIN, type BannerData} from '../../src/shared/banner';
import {FRAME_PLUGIN, type PageLayoutOptions} from '../../src/shared/pageLayout';

export interface Data {
  /** The site's pages by address: their layout options, and whether they are in a sidebar. */
  pages?: Record<string, PageLayoutOptions & {inSidebar?: boolean}>;
  banner?: BannerData | undefined;
  children: ReactNode;
}

export function WithData({pages = {}, banner, children}: Data): ReactNode {
  const context = useContext(Context);
  const docs = Object.entries(pages).map(([path, {inSidebar}]) => ({
    id: path,
    path,
    ...(inSidebar && {sidebar: 'main'}),
  }));
  const version = {name: 'current', label: '', isLast: true, path: '/', mainDocId: '/', docs, draftIds: []};
  const globalData = {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [version], breadcrumbs: false}},
    [FRAME_PLUGIN]: {default: {pages}},
    [BANNER_PLUGIN]: {default: {banner}},
  };
  return <Context.Provider value={{...context, globalData}}>{children}</Context.Provider>;
}
