import type {ReactNode} from 'react';
import {useSite} from '../../hooks/useSite';
import {useToggleTheme} from '../../hooks/useTheme';
import {Moon, Sun} from '../Icon';
import styles from './styles.module.css';

/**
 * Switches between light and dark; absent where the settings fix one (SPEC §4 "Theme"). Both icons and names are in
 * the HTML and CSS shows those of the theme, so that the button is right before React knows which it is.
 */
export function ThemeToggle(): ReactNode {
  const toggle = useToggleTheme();
  if (useSite().theme.colorScheme) return null;
  return (
    <button type="button" className={styles.toggle} onClick={toggle}>
      <span className={styles.inLight}>
        <Moon />
        <span className="sr-only">Switch to dark theme</span>
      </span>
      <span className={styles.inDark}>
        <Sun />
        <span className="sr-only">Switch to light theme</span>
      </span>
    </button>
  );
}
