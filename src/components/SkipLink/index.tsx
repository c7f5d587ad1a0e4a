import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useFocusAfterNavigation} from './useFocusAfterNavigation';
import {useQuery} from '../../hooks/useQuery';
import styles from './styles.module.css';

/** The first stop of the keyboard: over the frame, to the page's text (SPEC §2 "Page layout options"). */
export function SkipLink(): ReactNode {
  useFocusAfterNavigation();
  return (
    // The browser's own link: it moves the focus too, and stands on every page, an unknown one included.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={styles.link} href={`${useCurrentAddress()}#content`}>
      Skip to content
    </a>
  );
}

/**
 * Path and query of the page that is shown, for under a base tag a hash alone would lead to another page. The server
 * knows no query, and not at which addresses the not-found page stands.
 */
function useCurrentAddress(): string {
  const {pathname} = useLocation();
  const query = useQuery();
  const isPage = useActiveDocContext(undefined).activeDoc !== undefined;
  return useIsBrowser() || isPage ? pathname + query : '';
}
