/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {OfflineReading} from '../../../../src/components/OfflineReading';
import {renderWithTheme} from '../../../support/render';

const unregister = jest.fn(() => Promise.resolve(true));

/** Mocks service workers and caches, which jsdom doesn't have. */
function browserWith({scope, isKept}: {scope: string; isKept: boolean}): void {
  const registration = {scope: new URL(scope, location.origin).href, active: {state: 'activated'}, unregister};
  Object.assign(navigator, {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.reject(new TypeError('Failed to fetch')),
    },
  });
  Object.assign(globalThis, {
    caches: {match: () => Promise.resolve(isKept ? {} : undefined), keys: () => Promise.resolve([])},
  });
}

async function findKeepButton(): Promise<HTMLElement> {
  const button = screen.getByRole('button', {name: /^Save all pages/});
  await waitFor(() => expect(button).toBeEnabled());
  expect(button).toHaveAccessibleName(/^Save all pages/);
  return button;
}

afterEach(() => {
  unregister.mockClear();
  Object.assign(globalThis, {caches: undefined});
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('reports the pages as saved only once the new worker is active', async () => {
  browserWith({scope: '/around/', isKept: true});
  const worker = Object.assign(new EventTarget(), {state: 'installing'});
  Object.assign(navigator.serviceWorker, {
    register: () => Promise.resolve({installing: worker, waiting: null, active: null}),
  });
  renderWithTheme(<OfflineReading />);
  fireEvent.click(await findKeepButton());
  for (const state of ['installed', 'activated']) {
    expect(screen.queryByRole('button', {name: 'Delete saved pages'})).not.toBeInTheDocument();
    await act(async () => {
      await Promise.resolve();
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    });
  }
  expect(await screen.findByRole('button', {name: 'Delete saved pages'})).toBeEnabled();
});

it('shows that the pages are kept, and removes them', async () => {
  browserWith({scope: '/', isKept: true});
  renderWithTheme(<OfflineReading />);
  fireEvent.click(await screen.findByRole('button', {name: 'Delete saved pages'}));
  expect(await screen.findByText("Pages aren't saved for offline reading.")).toBeVisible();
  expect(unregister).toHaveBeenCalledTimes(1);
});

it('reports pages that cannot be removed, and lets the reader try again', async () => {
  browserWith({scope: '/', isKept: true});
  unregister.mockRejectedValueOnce(new Error('The storage is broken.'));
  renderWithTheme(<OfflineReading />);
  fireEvent.click(await screen.findByRole('button', {name: 'Delete saved pages'}));
  expect(await screen.findByText("The saved pages couldn't be deleted. Try again.")).toBeVisible();
  fireEvent.click(screen.getByRole('button', {name: 'Delete saved pages'}));
  expect(await screen.findByText("Pages aren't saved for offline reading.")).toBeVisible();
});

it('goes on if the pages are still being saved', async () => {
  browserWith({scope: '/', isKept: true});
  const worker = Object.assign(new EventTarget(), {state: 'installing'});
  const registration = {scope: location.origin + '/', installing: worker, waiting: null, active: null};
  Object.assign(navigator.serviceWorker, {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  });
  renderWithTheme(<OfflineReading />);
  expect(await screen.findByText(/^Downloading all pages/)).toBeVisible();
  await act(async () => {
    await Promise.resolve();
    worker.state = 'activated';
    worker.dispatchEvent(new Event('statechange'));
  });
  expect(await screen.findByRole('button', {name: 'Delete saved pages'})).toBeEnabled();
});

it('is off if the browser has evicted the pages', async () => {
  browserWith({scope: '/', isKept: false});
  renderWithTheme(<OfflineReading />);
  await findKeepButton();
});

it("doesn't touch the worker of another site at the same origin", async () => {
  browserWith({scope: '/around/', isKept: true});
  renderWithTheme(<OfflineReading />);
  fireEvent.click(await findKeepButton());
  expect(await screen.findByText(/^Some pages couldn't be downloaded/)).toBeVisible();
  expect(unregister).not.toHaveBeenCalled();
});

it('reports a browser without support', async () => {
  renderWithTheme(<OfflineReading />);
  expect(await screen.findByText(/^This browser can't save pages/)).toBeVisible();
  expect(screen.getByRole('button')).toBeDisabled();
});
