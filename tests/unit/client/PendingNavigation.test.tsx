/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {MessageChannel} from 'node:worker_threads';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderWithTheme} from '../../support/render';
import {deferred, type Deferred} from '../../support/deferred';
import {WithData} from '../../support/withData';
import PendingNavigation from '../../../src/client/PendingNavigation';
import preload from '../../../src/client/preload';
import {navigationProblem, navigationState} from '../../../src/hooks/navigationStore';
import {reloadIfSent} from '../../../src/hooks/reload';

jest.mock('../../../src/client/preload');

// jsdom lacks `MessageChannel`.
Object.assign(globalThis, {MessageChannel});

let pages: Map<string, Deferred<void>>;

function Shown() {
  return <p>Page {useLocation().pathname}</p>;
}

function App() {
  const location = useLocation();
  return (
    <>
      <p>Address {location.pathname}</p>
      <nav>
        <Link to="/a">A</Link>
        <Link to="/b">B</Link>
      </nav>
      <PendingNavigation location={location}>
        <Shown />
      </PendingNavigation>
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('link', {name}));
const settle = (path: string, error?: Error) =>
  act(async () => {
    const page = pages.get(path)!;
    if (error) page.reject(error);
    else page.resolve();
    await page.promise.catch(() => undefined);
    // The page renders in a new task.
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

beforeEach(() => {
  pages = new Map();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.mocked(preload).mockImplementation((path) => {
    const page = deferred();
    pages.set(path, page);
    return page.promise;
  });
  renderWithTheme(
    <WithData pages={{'/a': {}, '/b': {}}}>
      <App />
    </WithData>,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('shows the page until the next one has loaded', async () => {
  await click('A');
  expect(screen.getByText('Address /a')).toBeVisible();
  expect(screen.getByText('Page /')).toBeVisible();
  expect(navigationState()).toBe('loading');
  await settle('/a');
  expect(screen.getByText('Page /a')).toBeVisible();
  expect(navigationState()).toBe('idle');
});

it('waits only for the page that was requested last', async () => {
  await click('A');
  await click('B');
  await settle('/a', new Error('missing'));
  expect(screen.getByText('Page /')).toBeVisible();
  expect(navigationState()).toBe('loading');
  await settle('/b');
  expect(screen.getByText('Page /b')).toBeVisible();
});

it('stays on the page if a listener handles the failure', async () => {
  const handle = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('preload-error', handle);
  await click('A');
  await settle('/a', new Error('missing'));
  expect(handle).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Page /')).toBeVisible();
  expect(navigationState()).toBe('idle');
  window.removeEventListener('preload-error', handle);
});

it('shows the error page if no listener handles the failure, with links that work', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await click('A');
  await settle('/a', new Error('chunk 7 is missing'));
  expect(await screen.findByText('chunk 7 is missing')).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  await act(async () => click('B'));
  await settle('/b');
  expect(screen.getByText('Page /b')).toBeVisible();
  expect(screen.queryByText('chunk 7 is missing')).not.toBeInTheDocument();
});

describe('a second try, with a request for the page', () => {
  /** Starts a second try while the page loads. Its request waits for the returned promise. */
  async function tryAgain() {
    await click('A');
    const answer = deferred<Response>();
    globalThis.fetch = () => answer.promise;
    return {answer, tried: reloadIfSent()};
  }

  it('changes nothing if the page shows in the meantime', async () => {
    for (const ends of ['well', 'badly']) {
      const {answer, tried} = await tryAgain();
      await settle('/a');
      if (ends === 'well') answer.resolve({ok: true, status: 200, body: null} as Response);
      else answer.reject(new TypeError('Failed to fetch'));
      expect(await act(() => tried)).toBe(false);
      expect(navigationProblem()).toBeUndefined();
      await click('B');
      await settle('/b');
    }
  });

  it('that fails has no message left when the page shows', async () => {
    const {answer, tried} = await tryAgain();
    answer.reject(new TypeError('Failed to fetch'));
    await act(() => tried);
    expect(navigationProblem()).toEqual({});
    await settle('/a');
    expect(navigationProblem()).toBeUndefined();
  });
});
