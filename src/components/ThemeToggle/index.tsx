import {memo, type ReactNode} from 'react';
import {useSite} from '../../hooks/useSite';
import {useToggleTheme} from '../../hooks/useTheme';
import {Moon, Sun} from '../Icon';
import styles from './styles.module.css';

/**
 * The button that switches between the light and the dark theme. Absent if the settings allow only one theme (SPEC §4
 * "Theme"). The HTML has both icons and both names, and CSS shows one of each, so that the button is correct even
 * before React knows the theme.
 */
export const ThemeToggle = memo(function ThemeToggle(): ReactNode {
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
});
