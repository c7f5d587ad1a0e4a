/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, fireEvent, screen} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import {DocumentTheme} from '../../../src/components/DocumentTheme';
import {ThemeToggle} from '../../../src/components/ThemeToggle';
import {site} from '../../../src/config/site';
import {renderWithTheme} from '../../support/render';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.setAttribute('data-theme', 'light');
  root.setAttribute('data-theme-choice', 'system');
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  jest.restoreAllMocks();
  site.theme.colorScheme = undefined;
});

function show(): void {
  renderWithTheme(
    <LayoutProvider>
      <DocumentTheme />
      <ThemeToggle />
    </LayoutProvider>,
  );
}

function elsewhere(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
  });
}

it('toggles, and stores the choice under its own key only', () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({'vocs.theme': 'dark'});
  fireEvent.click(screen.getByRole('button'));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({'vocs.theme': 'light'});
});

it('toggles if storage throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('follows another tab, and ignores invalid values', () => {
  show();
  elsewhere('vocs.theme', 'dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  elsewhere('vocs.theme', 'sepia');
  expect(root).toHaveAttribute('data-theme', 'dark');
  elsewhere('vocs.theme', null);
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(root).toHaveAttribute('data-theme-choice', 'system');
});

it('has no toggle and ignores other tabs if the settings fix the theme', () => {
  site.theme.colorScheme = 'light';
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  elsewhere('vocs.theme', 'dark');
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('toggles the theme on screen, even if Docusaurus does not have it yet', () => {
  show();
  root.setAttribute('data-theme', 'dark');
  fireEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem('vocs.theme')).toBe('light');
});

it('follows a choice that was made while the page was in the back/forward cache', () => {
  show();
  localStorage.setItem('vocs.theme', 'dark');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  });
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('stays as it is if the browser has stored none when the page comes back', () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  const theme = root.getAttribute('data-theme');
  localStorage.clear();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  });
  expect(root).toHaveAttribute('data-theme', theme);
});
