/** Renders components with changed settings. */
import {useContext, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {site} from '../../src/config/site';
import type {Site} from '../../src/config/schema';

/** Changes some of the site's settings. The value undefined removes a setting. For use inside `renderWithTheme`. */
export function WithSettings({settings, children}: {settings: Partial<Site>; children: ReactNode}): ReactNode {
  const context = useContext(Context);
  const siteConfig = {...context.siteConfig, customFields: {site: {...site, ...settings}}};
  return <Context.Provider value={{...context, siteConfig}}>{children}</Context.Provider>;
}
