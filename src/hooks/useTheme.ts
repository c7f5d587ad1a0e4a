import {useCallback, useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {otherTheme, parseTheme, THEME_KEY, themeOfStorageEvent, type Theme} from '../shared/theme';
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
    // Right after hydration, Docusaurus' state isn't the theme on screen yet.
    const next = otherTheme(parseTheme(document.documentElement.getAttribute('data-theme')) ?? colorMode);
    setTheme(next);
    local.write(THEME_KEY, next);
  }, [colorMode, setTheme]);
}

/**
 * Adopts the theme that the reader chooses in another tab, or while this page is in the back/forward cache, unless the
 * settings allow only one theme.
 */
export function useThemeOfOtherTabs(): void {
  const fixed = useSite().theme.colorScheme !== undefined;
  const setTheme = useSetTheme();
  useEffect(() => {
    if (fixed) return undefined;
    const onStorage = (event: StorageEvent) => {
      const choice = themeOfStorageEvent(event);
      if (choice !== undefined) setTheme(choice);
    };
    // A page in the back/forward cache gets no `storage` events. Without a stored theme, the page keeps its own, because
    // the browser may refuse to store it.
    const onShow = ({persisted}: PageTransitionEvent) => {
      const choice = parseTheme(local.read(THEME_KEY) ?? null);
      if (persisted && choice) setTheme(choice);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [fixed, setTheme]);
}
