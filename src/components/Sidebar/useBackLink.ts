import {useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stripBasePath} from '../../shared/routes';
import {currentHistoryEntry, stepsTo, subscribe} from '../../hooks/historyEntry';

export interface BackLink {
  /** 'Back' if there is a previous page and its path isn't '/'; otherwise 'Home' (SPEC §2 "Sidebar behaviour"). */
  text: 'Back' | 'Home';
  to: string;
  /** Goes back in the browser's history, so that the scroll position is restored. Absent for 'Home'. */
  goBack?: () => void;
}

/** Returns the link to the previous page, or to the home page. On the server it is always 'Home'. */
export function useBackLink(): BackLink {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const previous = useSyncExternalStore(
    subscribe,
    () => currentHistoryEntry().previous,
    () => undefined,
  );
  if (!previous || stripBasePath(previous.path, baseUrl) === '/') return {text: 'Home', to: '/'};
  return {text: 'Back', to: previous.path, goBack: () => history.go(stepsTo(previous)!)};
}
