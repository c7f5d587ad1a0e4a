/** The reader's theme (SPEC §4 "Theme"). Pure, for the build and the browser. */

export type Theme = 'light' | 'dark';

/** The key in local storage for the reader's choice (SPEC §3). */
export const THEME_KEY = 'vocs.theme';

/** Parses a theme from storage; undefined for any other value. */
export function parseTheme(value: string | null): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Returns the theme that the toggle switches to. */
export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/**
 * Returns the theme that another tab stored; null if that tab removed the choice, so that the system decides again;
 * undefined if the event doesn't concern the theme.
 */
export function themeOfStorageEvent({key, newValue}: Pick<StorageEvent, 'key' | 'newValue'>): Theme | null | undefined {
  // Without a key, the whole storage was cleared.
  if (key === null) return null;
  if (key !== THEME_KEY) return undefined;
  return newValue === null ? null : parseTheme(newValue);
}
