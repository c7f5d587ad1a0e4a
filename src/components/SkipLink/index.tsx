import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useFocusAfterNavigation} from './useFocusAfterNavigation';
import {focusContent} from '../../hooks/focusContent';
import {useCurrentPage} from '../../hooks/useCurrentPage';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import {isAddressOf, useQuery} from '../../hooks/useQuery';
import styles from './styles.module.css';

/** The page's first focusable element: a link that skips to the text (SPEC §2 "Page layout options"). */
export function SkipLink(): ReactNode {
  useFocusAfterNavigation();
  const {pathname} = useLocation();
  const onClick = (event: MouseEvent) => {
    focusContent();
    // If the next page failed to load, the link's address is another page's, so the browser would load that page.
    if (isAddressOf(pathname)) return;
    event.preventDefault();
    document.getElementById('content')?.scrollIntoView();
  };
  // Every page has the `content` element. Without this call, the build would report links to `#content` as broken.
  useBrokenLinks().collectAnchor('content');
  return (
    // A plain link, so that it works without JavaScript, and on the not-found page.
    // oxlint-disable-next-line react/forbid-elements -- see above
    <a className={styles.link} href={`${useCurrentAddress()}#content`} onClick={onClick}>
      Skip to content
    </a>
  );
}

/**
 * Returns the current page's path and query. They are needed because, with a `<base>` tag, a hash alone would point to
 * another page. On the not-found page, returns '' until hydration ends, because the server doesn't know the address.
 */
function useCurrentAddress(): string {
  const {pathname} = useLocation();
  const query = useQuery();
  const isPage = useCurrentPage() !== undefined;
  const isHydrating = useIsHydrating();
  if (isPage) return pathname + query;
  return isHydrating ? '' : window.location.pathname + query;
}
