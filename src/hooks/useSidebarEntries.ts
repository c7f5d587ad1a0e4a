import {useLayoutEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  initiallyOpen,
  openedByVisit,
  sidebarEntries,
  toggled,
  withUnchanged,
  type SidebarEntry,
} from './sidebarEntries';

/** Returns the sidebar's entries with their states on the current page, such as `active`. */
export function useSidebarEntries(items: readonly PropSidebarItem[]): SidebarEntry[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return entriesOn(items, pathname, baseUrl);
}

type Arguments = Parameters<typeof sidebarEntries>;

let last: {arguments: Arguments; entries: SidebarEntry[]} | undefined;

/**
 * Works like `sidebarEntries`, but keeps the last result, because several parts of a page need the same entries. An
 * entry that has the same state on the next page stays the same object, so that it doesn't render again.
 */
function entriesOn(...given: Arguments): SidebarEntry[] {
  if (!last || given.some((value, index) => value !== last!.arguments[index])) {
    last = {arguments: given, entries: withUnchanged(sidebarEntries(...given), last?.entries)};
  }
  return last.entries;
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
  useLayoutEffect(() => {
    let visited = history.location.pathname;
    return history.listen(({pathname}) => {
      // A link to a heading of the same page is no visit.
      if (pathname === visited) return;
      visited = pathname;
      setOpen((now) => openedByVisit(now, entriesOn(items, pathname, baseUrl)));
    });
  }, [history, items, baseUrl]);
  return useMemo(
    () => ({isOpen: (key) => open.has(key), toggle: (key) => setOpen((now) => toggled(now, key))}),
    [open],
  );
}
