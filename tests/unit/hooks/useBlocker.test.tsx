/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {Component, useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {BrowserRouter, Link, MemoryRouter, Route} from 'react-router-dom';
import {followHistory, startHistory} from '../../../src/hooks/historyEntry';
import {setLoading} from '../../../src/hooks/navigationStore';
import {useBlocker} from '../../../src/hooks/useBlocker';

function Draft({when = true}: {when?: boolean}) {
  const {state, proceed, reset} = useBlocker(when);
  return (
    <section aria-label="Draft">
      <output>{state}</output>
      <button onClick={proceed}>Leave</button>
      <button onClick={reset}>Stay</button>
    </section>
  );
}

/** Numbers the history entries, like the portal's PendingNavigation. */
function EntryNumbers() {
  const history = useHistory();
  useEffect(() => history.listen((_, action) => followHistory(action)), [history]);
  return null;
}

function Pages({when}: {when?: boolean}) {
  return (
    <>
      <EntryNumbers />
      <Link to="/">Home</Link>
      <Link to="/draft">Draft</Link>
      <Link to="/draft#part">Part</Link>
      <Link to="/draft?a=b">Query</Link>
      <Link to="/next">Next</Link>
      <Link to="/next" replace>
        Instead
      </Link>
      <Route render={({location}) => <p>Page {location.pathname}</p>} />
      <Route path="/draft">
        <Draft when={when} />
      </Route>
    </>
  );
}

const state = () => screen.getByRole('status').textContent;
const click = (role: 'link' | 'button', name: string) => userEvent.click(screen.getByRole(role, {name}));

describe('in the browser', () => {
  beforeAll(startHistory);
  beforeEach(async () => {
    window.history.pushState(null, '', '/');
    followHistory('PUSH');
    render(<Pages />, {wrapper: BrowserRouter});
    await click('link', 'Draft');
    expect(state()).toBe('unblocked');
  });

  it('blocks a link until the reader decides to leave', async () => {
    await click('link', 'Next');
    expect(state()).toBe('blocked');
    expect(window.location.pathname).toBe('/draft');
    await click('button', 'Leave');
    expect(screen.getByText('Page /next')).toBeVisible();
  });

  it('stays if the reader decides to, and blocks the next attempt too', async () => {
    await click('link', 'Next');
    await click('button', 'Stay');
    expect(state()).toBe('unblocked');
    expect(screen.getByText('Page /draft')).toBeVisible();
    await click('link', 'Instead');
    expect(state()).toBe('blocked');
    await click('button', 'Leave');
    expect(window.location.pathname).toBe('/next');
  });

  it('blocks back and forward, and leaves the history unchanged', async () => {
    const {length} = window.history;
    window.history.back();
    await waitFor(() => expect(state()).toBe('blocked'));
    await waitFor(() => expect(window.location.pathname).toBe('/draft'));
    expect(screen.getByText('Page /draft')).toBeVisible();
    await click('button', 'Leave');
    await waitFor(() => expect(screen.getByText('Page /')).toBeVisible());
    expect(window.location.pathname).toBe('/');
    expect(window.history).toHaveLength(length);

    window.history.forward();
    await waitFor(() => expect(screen.getByText('Page /draft')).toBeVisible());
  });

  it('allows navigation within the page, and undoes a jump back across it', async () => {
    await click('link', 'Part');
    await click('link', 'Query');
    expect(state()).toBe('unblocked');
    window.history.go(-3);
    await waitFor(() => expect(state()).toBe('blocked'));
    await waitFor(() => expect(window.location.href).toMatch(/\/draft\?a=b$/));
    await click('button', 'Leave');
    await waitFor(() => expect(screen.getByText('Page /')).toBeVisible());
  });

  it('makes the browser ask before the tab is closed', () => {
    const closing = new Event('beforeunload', {cancelable: true});
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});

it('blocks nothing if there is no unsaved input', async () => {
  render(
    <MemoryRouter initialEntries={['/draft']}>
      <Pages when={false} />
    </MemoryRouter>,
  );
  const closing = new Event('beforeunload', {cancelable: true});
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
  await click('link', 'Next');
  expect(screen.getByText('Page /next')).toBeVisible();
});

it('blocks nothing after its page is left', async () => {
  render(
    <MemoryRouter initialEntries={['/draft']}>
      <Pages />
    </MemoryRouter>,
  );
  await click('link', 'Next');
  await click('button', 'Leave');
  const closing = new Event('beforeunload', {cancelable: true});
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
  await click('link', 'Home');
  expect(screen.getByText('Page /')).toBeVisible();
});

it('proceeds until the next page is shown, or fails to load', async () => {
  // Like PendingNavigation while the next page loads, this `Route` keeps the old location.
  render(
    <MemoryRouter initialEntries={['/draft', '/next']} initialIndex={0}>
      <Link to="/next">Next</Link>
      <Link to="/other">Other</Link>
      <Link to="/draft#part">Part</Link>
      <Route location={{pathname: '/draft', search: '', hash: '', state: null}}>
        <Draft />
      </Route>
    </MemoryRouter>,
  );
  await click('link', 'Next');
  expect(state()).toBe('blocked');
  await click('button', 'Leave');
  expect(state()).toBe('proceeding');
  act(() => setLoading(true));
  expect(state()).toBe('proceeding');
  act(() => setLoading(false));
  expect(state()).toBe('unblocked');
  // The address bar shows /next now, but the reader still sees the draft.
  await click('link', 'Next');
  expect(state()).toBe('blocked');
  await click('button', 'Stay');
  await click('link', 'Part');
  expect(state()).toBe('unblocked');
  await click('link', 'Other');
  expect(state()).toBe('blocked');
});

it('throws for a second blocker, with the reason', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <Boundary>
        <Draft />
        <Draft />
      </Boundary>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Only one useBlocker\(\) may be mounted at a time/)).toBeVisible();
  jest.restoreAllMocks();
});

class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {};
  static getDerivedStateFromError = ({message}: Error) => ({message});
  override render() {
    return this.state.message ?? this.props.children;
  }
}
