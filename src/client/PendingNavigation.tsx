/** Takes the place of Docusaurus' PendingNavigation (src/plugins/router). */
import {Component, type ReactElement, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import type {Location} from 'history';
import {Route} from 'react-router-dom';
import {wellFormedHash} from '../shared/routes';
import {followHistory, type HistoryAction} from '../hooks/historyEntry';
import {setLoading} from '../hooks/navigationStore';
import {FailedPage} from './FailedPage';
import preload from './preload';
import {sendPreloadError, toError} from './preloadError';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/** What is shown; the address may be ahead of it. */
interface State {
  location: Location;
  previousLocation: Location | null;
  /** Why the page cannot be shown, where nobody took care of it. */
  error: Error | null;
}

/** Shows a page until the code of the next one is there; where that fails, see SPEC §8. */
export default function PendingNavigation(props: Props): ReactElement {
  return <Navigation {...props} action={useHistory().action} />;
}

class Navigation extends Component<Props & {action: HistoryAction}, State> {
  override state: State = {location: this.props.location, previousLocation: null, error: null};

  constructor(props: Props & {action: HistoryAction}) {
    super(props);
    if (ExecutionEnvironment.canUseDOM) {
      dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: props.location});
    }
  }

  override componentDidUpdate({location: before}: Props): void {
    if (this.props.location !== before) void this.load(this.props.location);
  }

  /** Goes to `location` once its page is loaded, unless the reader has gone elsewhere meanwhile. */
  private async load(location: Location): Promise<void> {
    const previousLocation = this.state.location;
    const finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    followHistory(this.props.action);
    setLoading(true);
    const error = await failureOf(preload(location.pathname));
    finish();
    if (this.props.location !== location) return;
    setLoading(false);
    if (error && sendPreloadError(error)) return;
    // What is below decodes the hash, to scroll there.
    this.setState({location: {...location, hash: wellFormedHash(location.hash)}, previousLocation, error});
  }

  override render(): ReactNode {
    const {location, previousLocation, error} = this.state;
    const {children} = this.props;
    // Everything below is told the location that is shown.
    return (
      <ClientLifecyclesDispatcher previousLocation={previousLocation} location={location}>
        <Route
          location={location}
          render={() => (error ? <FailedPage key={location.pathname} error={error} /> : children)}
        />
      </ClientLifecyclesDispatcher>
    );
  }
}

/** Why a promise failed; null where it did not. */
async function failureOf(promise: Promise<unknown>): Promise<Error | null> {
  try {
    await promise;
    return null;
  } catch (reason) {
    return toError(reason);
  }
}
