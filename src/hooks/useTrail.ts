import {useEffect, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {routeBelow} from '../config/routes';
import {NO_TRAIL, previousPage, visit, type HistoryAction, type Trail} from './trail';

type Location = ReturnType<typeof useHistory>['location'];

/** Outlives the parts that read it: the sidebar goes and comes as pages have one or not. */
let trail: Trail = NO_TRAIL;
const listeners = new Set<() => void>();

function record({key, pathname, search, hash}: Location, action: HistoryAction): void {
  trail = visit(trail, {key, address: pathname + search + hash, path: pathname}, action);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Remembers the pages that the reader comes by; for the frame around all pages. */
export function useTrailRecorder(): void {
  const history = useHistory();
  useEffect(() => {
    record(history.location, 'POP');
    return history.listen(record);
  }, [history]);
}

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
  const previous = previousPage(
    useSyncExternalStore(
      subscribe,
      () => trail,
      () => NO_TRAIL,
    ),
  );
  if (!previous || routeBelow(previous.path, baseUrl) === '/') return {text: 'Home', to: '/'};
  return {text: 'Back', to: previous.path, goBack: () => history.go(-previous.steps)};
}
