import {useMemo, type ReactNode} from 'react';
import {currentTopNav, hasManyItems, isCrowded} from './topNav';
import {useCurrentRoute} from './useCurrentRoute';
import {usePageLayout} from '../../hooks/usePageLayout';
import {useSite} from '../../hooks/useSite';
import {HydrationBoundary} from '../HydrationBoundary';
import {Logo} from '../Logo';
import {ThemeToggle} from '../ThemeToggle';
import {CompactNav} from './CompactNav';
import {Links} from './Links';
import {Socials} from './Socials';
import styles from './styles.module.css';

/**
 * The bar with the logo, search, top navigation, socials and theme toggle (SPEC §2 "Top navigation"). A page with
 * `showTopNav: false` has no top bar; `showLogo: false` leaves out the logo.
 *
 * @param search - the search button
 */
export function TopBar({search}: {search: ReactNode}): ReactNode {
  const {showLogo, showTopNav} = usePageLayout();
  const {topNav, socials} = useSite();
  // Most navigations change neither, and then `Links` and `CompactNav` don't render again.
  const {item, link} = currentTopNav(topNav, useCurrentRoute());
  const current = useMemo(() => ({item, link}), [item, link]);
  if (!showTopNav) return null;
  return (
    <header className={styles.bar} data-bar="">
      {/* The boundary is inside the header, because browser extensions add elements beside the header. Preact would
          mistake such an element for the header. */}
      <HydrationBoundary>
        <nav
          aria-label="Main"
          className={styles.content}
          data-many={hasManyItems(topNav) ? '' : undefined}
          data-crowded={isCrowded(topNav, socials) ? '' : undefined}
        >
          {showLogo && (
            <div className={styles.logo}>
              <Logo />
            </div>
          )}
          <div className={styles.search}>{search}</div>
          <div className={styles.wide}>
            {topNav.length > 0 && <Links items={topNav} current={current} />}
            {topNav.length > 0 && socials.length > 0 && <div className={styles.divider} />}
            <Socials items={socials} />
          </div>
          {topNav.length + socials.length > 0 && <CompactNav items={topNav} socials={socials} current={current} />}
          <ThemeToggle />
        </nav>
      </HydrationBoundary>
    </header>
  );
}
