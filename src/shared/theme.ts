/** The reader's theme (SPEC §4 "Theme"). Pure, for the build and the browser. */

export type Theme = 'light' | 'dark';

/** The key of local storage that keeps the choice (SPEC §3). */
export const THEME_KEY = 'vocs.theme';

/** A theme from what storage holds; undefined for anything else. */
export function parseTheme(value: string | null): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The other one. */
export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/**
 * What another tab's change of local storage means for this one: a theme, null where the choice was
 * removed (the system decides again), undefined where it says nothing about the theme.
 */
export function themeOfStorageEvent({key, newValue}: Pick<StorageEvent, 'key' | 'newValue'>): Theme | null | undefined {
  // Without a key, all of the storage was cleared.
  if (key === null) return null;
  if (key !== THEME_KEY) return undefined;
  return newValue === null ? null : parseTheme(newValue);
}
