import {useLayoutEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {initiallyOpen, openedByVisit, sidebarEntries, toggled, type SidebarEntry} from '../shared/sidebarEntries';

/** Returns the sidebar's entries with their states on the current page, such as `active`. */
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
 * Returns which sidebar sections are open, and a function that toggles a section (SPEC §4). Sections start open or
 * closed as configured, except that the current page's section is always open at first. Later, a section opens when the
 * reader visits one of its pages.
 */
export function useOpenSections(items: readonly PropSidebarItem[]): OpenSections {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const entries = useSidebarEntries(items);
  const [open, setOpen] = useState(() => initiallyOpen(entries));
  useLayoutEffect(
    () =>
      history.listen(({pathname}) => setOpen((now) => openedByVisit(now, sidebarEntries(items, pathname, baseUrl)))),
    [history, items, baseUrl],
  );
  return {isOpen: (key) => open.has(key), toggle: (key) => setOpen((now) => toggled(now, key))};
}
