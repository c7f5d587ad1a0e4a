import {useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stripBasePath} from '../../shared/routes';
import {currentHistoryEntry, stepsTo, subscribe} from '../../hooks/historyEntry';

export interface BackLink {
  /** SPEC §2: 'Back' when history exists and the remembered previous path is not '/'; otherwise 'Home'. */
  text: 'Back' | 'Home';
  /** The page it leads to. */
  to: string;
  /** Goes there through the browser's history, so that the reader finds the place they left; absent for 'Home'. */
  goBack?: () => void;
}

/** The way back to the page before, or home. The server knows no history: 'Home'. */
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
