import {useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {initiallyOpen, openedByVisit, sidebarEntries, toggled, type SidebarEntry} from '../shared/sidebarEntries';

/** The sidebar's entries on the page that is shown. */
export function useSidebarEntries(items: readonly PropSidebarItem[]): SidebarEntry[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useMemo(() => sidebarEntries(items, pathname, baseUrl), [items, pathname, baseUrl]);
}

export interface OpenSections {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
}

/**
 * Which sections are open: at first as their settings say, then as the reader opens and closes them. The section
 * of the current page is open at first, and opens when the reader comes to it (SPEC §4).
 */
export function useOpenSections(items: readonly PropSidebarItem[]): OpenSections {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const entries = useSidebarEntries(items);
  const [open, setOpen] = useState(() => initiallyOpen(entries));
  useEffect(
    () =>
      history.listen(({pathname}) => setOpen((now) => openedByVisit(now, sidebarEntries(items, pathname, baseUrl)))),
    [history, items, baseUrl],
  );
  return {isOpen: (key) => open.has(key), toggle: (key) => setOpen((now) => toggled(now, key))};
}
