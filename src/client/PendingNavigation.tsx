/** Replaces Docusaurus' PendingNavigation (src/plugins/router). */
import {cloneElement, Component, memo, useMemo, type ReactElement, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import type {Location} from 'history';
import {__RouterContext as RouterContext} from 'react-router';
import {wellFormedHash} from '../shared/routes';
import {followHistory, type HistoryAction} from '../hooks/historyEntry';
import {renderRest, startNavigation} from '../hooks/hydration';
import {setLoading, setProblem, startLoading} from '../hooks/navigationStore';
import {FailedPage} from './FailedPage';
import preload from './preload';
import {sendPreloadError, toError} from './preloadError';

interface Props {
  readonly location: Location;
  readonly children: ReactElement;
}

/** The displayed page. The address bar may already show the next page's address. */
interface State {
  location: Location;
  previousLocation: Location | null;
  /** The error that kept the page from loading; null if there is none, or if it was handled (preloadError.ts). */
  error: Error | null;
}

/** Keeps the current page on screen until the next page's code and text have loaded. For failures, see SPEC §8. */
export default function PendingNavigation(props: Props): ReactElement {
  return <Navigation {...props} action={useHistory().action} />;
}

class Navigation extends Component<Props & {action: HistoryAction}, State> {
  override state: State = {location: this.props.location, previousLocation: null, error: null};

  constructor(props: Props & {action: HistoryAction}) {
    super(props);
    if (ExecutionEnvironment.canUseDOM) {
      // Before the router listened, a hash link or a redirect may have changed the entry.
      followHistory('POP');
      dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: props.location});
    }
  }

  override componentDidUpdate({location: before}: Props): void {
    if (this.props.location !== before) void this.load(this.props.location);
  }

  /** Shows `location` once its page has loaded, unless the reader has gone elsewhere in the meantime. */
  private async load(location: Location): Promise<void> {
    const previousLocation = this.state.location;
    const finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    followHistory(this.props.action);
    startLoading(location.pathname);
    setProblem(undefined);
    // Even if the page has been loaded before, don't render in the click's task.
    const nextTask = new Promise((resolve) => setTimeout(resolve));
    const [error] = await Promise.all([failureOf(preload(location.pathname)), nextTask]);
    if (!error) finish();
    if (this.props.location !== location) return;
    setLoading(false);
    // While this page was loading, the reader may have tried again, and that request may have failed.
    setProblem(undefined);
    if (error && sendPreloadError(error)) return;
    if (location.pathname !== previousLocation.pathname) startNavigation();
    // The anchor may be in a part of this page that isn't rendered yet.
    else renderRest();
    // ClientLifecyclesDispatcher decodes the hash to find its target, and throws if the hash is malformed.
    this.setState({location: {...location, hash: wellFormedHash(location.hash)}, previousLocation, error});
  }

  override render(): ReactNode {
    return <ShownPage {...this.state}>{this.props.children}</ShownPage>;
  }
}

/**
 * Renders the displayed location, which may differ from the address bar's. While the next page loads, neither this
 * component nor anything in it renders again, because the context that it provides has the displayed location too.
 */
const ShownPage = memo(
  function ShownPage({location, previousLocation, error, children}: State & {children: ReactElement}) {
    const history = useHistory();
    const router = useMemo(() => {
      const {pathname} = location;
      return {history, location, match: {path: '/', url: '/', params: {}, isExact: pathname === '/'}};
    }, [history, location]);
    return (
      <RouterContext.Provider value={router}>
        <ClientLifecyclesDispatcher previousLocation={previousLocation} location={location}>
          {/* Clone, because Preact skips an element that hasn't changed. Without the clone, the new page would show only
              after the effect that scrolls to its anchor. */}
          {error ? <FailedPage key={location.pathname} error={error} /> : cloneElement(children)}
        </ClientLifecyclesDispatcher>
      </RouterContext.Provider>
    );
  },
  (before, now) => before.location === now.location && before.error === now.error,
);

async function failureOf(promise: Promise<unknown>): Promise<Error | null> {
  try {
    await promise;
    return null;
  } catch (reason) {
    return toError(reason);
  }
}
