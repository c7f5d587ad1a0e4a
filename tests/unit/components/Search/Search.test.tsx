/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, fireEvent, screen} from '@testing-library/react';
import {Search, type SearchParts} from '../../../../src/components/Search';
import {SearchButton} from '../../../../src/components/Search/SearchButton';
import {deferred, type Deferred} from '../../../support/deferred';
import {renderWithTheme} from '../../../support/render';

/** Lets waiting tasks and promises run. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

let loads: Deferred<SearchParts>[];
const load = () => {
  const loading = deferred<SearchParts>();
  loads.push(loading);
  return loading.promise;
};

/** Replaces the dialog's contents with a mock that shows its props. */
const parts: SearchParts = {
  SearchPanel: ({typed, onClose, onLeave}) => (
    <>
      <p>Typed: {typed ?? 'nothing'}</p>
      <button onClick={onClose}>Close</button>
      <button onClick={() => onLeave('/')}>Go to a result</button>
    </>
  ),
  openSearch: () => Promise.reject(new Error('This test needs no engine.')),
};

function start() {
  return renderWithTheme(
    <>
      <Search load={load}>
        <SearchButton />
      </Search>
      <main id="content" tabIndex={-1} />
    </>,
  );
}

const button = () => screen.getByRole('button', {name: 'Search'});
const dialog = () => screen.queryByRole('dialog', {name: 'Search'});
const click = (name: string) => fireEvent.click(screen.getByRole('button', {name}));

async function open() {
  fireEvent.click(button());
  await settle();
}

// jsdom has no modal dialogs. These mocks set `open`, and restore the focus as browsers do.
let before: Element | null;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    (before as HTMLElement | null)?.focus();
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  loads = [];
});
afterEach(() => jest.useRealTimers());

it.each([
  ['a pointer', () => fireEvent.pointerEnter(button())],
  ['the focus', () => act(() => button().focus())],
])('loads nothing until %s is on the button, and opens nothing', (_, reach) => {
  start();
  expect(loads).toHaveLength(0);
  reach();
  expect(loads).toHaveLength(1);
  expect(dialog()).not.toBeInTheDocument();
});

it('opens at once, and shows its contents when they are loaded', async () => {
  start();
  await open();
  const last = loads.at(-1)!;
  fireEvent.change(screen.getByRole('searchbox', {name: 'Search'}), {target: {value: 'stream'}});
  last.resolve(parts);
  await settle();
  expect(screen.getByText('Typed: stream')).toBeInTheDocument();
  click('Close');
  expect(dialog()).not.toBeInTheDocument();
});

it('loads its contents once, and shows them at once when it opens again', async () => {
  start();
  await open();
  loads.at(-1)!.resolve(parts);
  await settle();
  click('Close');
  const count = loads.length;
  fireEvent.keyDown(document.body, {key: '/'});
  expect(screen.getByText('Typed: nothing')).toBeInTheDocument();
  await settle();
  expect(loads).toHaveLength(count);
});

it('toggles', () => {
  start();
  fireEvent.keyDown(document.body, {key: 'k', metaKey: true});
  expect(dialog()).toBeInTheDocument();
  fireEvent.keyDown(document.body, {key: 'k', metaKey: true});
  expect(dialog()).not.toBeInTheDocument();
});

it('reports that loading failed, and tries again when it reopens', async () => {
  start();
  await open();
  loads.at(-1)!.reject(new Error('offline'));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(/^Search couldn't be loaded/);
  click('Close search dialog');
  await open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  loads.at(-1)!.resolve(parts);
  await settle();
  expect(screen.getByText('Typed: nothing')).toBeInTheDocument();
});

it('returns the focus, unless the reader goes to a result', async () => {
  start();
  await open();
  loads.at(-1)!.resolve(parts);
  await settle();
  click('Close');
  expect(button()).toHaveFocus();
  await open();
  click('Go to a result');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('ignores shortcuts after it has unmounted', () => {
  const {unmount} = start();
  unmount();
  expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(true);
});

describe('after a release', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script src="/assets/js/main.old.js"></script>';
    const html = '<script src="/assets/js/main.new.js">';
    globalThis.fetch = () => Promise.resolve({ok: true, text: () => Promise.resolve(html)} as Response);
    sessionStorage.clear();
    // jsdom can't reload, and logs an error instead.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.head.innerHTML = '';
    jest.restoreAllMocks();
  });

  it.each([
    ['reloads the page and opens again', true],
    ['leaves the page alone if the reader has closed it', false],
  ])('a dialog without its code %s', async (_, staysOpen) => {
    start();
    await open();
    if (!staysOpen) click('Close search dialog');
    loads.at(-1)!.reject(new Error('gone'));
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(sessionStorage.getItem('search:reopen')).toBe(staysOpen ? 'true' : null);
  });
});
