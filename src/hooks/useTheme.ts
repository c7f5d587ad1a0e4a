import {useCallback, useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {otherTheme, THEME_KEY, themeOfStorageEvent, type Theme} from '../shared/theme';
import {local} from './storage';
import {useSite} from './useSite';

/**
 * Docusaurus' setter takes options that its published type leaves out. Without `persist: false`, it would store the
 * choice under Docusaurus' own key too, and that key could contradict the portal's `THEME_KEY`.
 */
type SetColorMode = (choice: Theme | null, options: {persist: false}) => void;

function useSetTheme(): (choice: Theme | null) => void {
  const setColorMode: SetColorMode = useColorMode().setColorMode;
  return useCallback((choice) => setColorMode(choice, {persist: false}), [setColorMode]);
}

/**
 * Returns a function that flips the theme and stores the choice (SPEC §4 "Theme"). The script of src/plugins/theme
 * then updates the class `dark`.
 */
export function useToggleTheme(): () => void {
  const {colorMode} = useColorMode();
  const setTheme = useSetTheme();
  return useCallback(() => {
    const next = otherTheme(colorMode);
    setTheme(next);
    local.write(THEME_KEY, next);
  }, [colorMode, setTheme]);
}

/** Adopts the theme that the reader chooses in another tab, unless the settings allow only one theme. */
export function useThemeOfOtherTabs(): void {
  const fixed = useSite().theme.colorScheme !== undefined;
  const setTheme = useSetTheme();
  useEffect(() => {
    if (fixed) return undefined;
    const onStorage = (event: StorageEvent) => {
      const choice = themeOfStorageEvent(event);
      if (choice !== undefined) setTheme(choice);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [fixed, setTheme]);
}
