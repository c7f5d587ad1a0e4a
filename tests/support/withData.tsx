/** Provides the data that plugins pass to pages: layout options and the banner. For use inside `renderWithTheme`. */
import {useContext, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import routes from '@generated/routes';
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
  const paths = Object.entries(pages);
  const found = paths.map(([path, {inSidebar}]) => ({
    path,
    exact: true,
    isPage: true,
    ...(inSidebar && {sidebar: 'main'}),
  }));
  routes.splice(0, routes.length, ...(found as unknown as typeof routes));
  const globalData = {
    [FRAME_PLUGIN]: {default: {pages}},
    [BANNER_PLUGIN]: {default: {banner}},
  };
  return <Context.Provider value={{...context, globalData}}>{children}</Context.Provider>;
}
