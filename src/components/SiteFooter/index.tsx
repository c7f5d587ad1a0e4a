import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../hooks/useSite';
import {HydrationBoundary} from '../HydrationBoundary';
import styles from './styles.module.css';

const LICENSE = {text: 'CC BY 4.0', link: 'https://creativecommons.org/licenses/by/4.0/'};

/** The footer of every page (SPEC §2 "Footer"). If a legal page is missing, the broken link to it fails the build. */
export const SiteFooter = memo(function SiteFooter(): ReactNode {
  const {website} = useSite();
  return (
    <HydrationBoundary>
      <footer className={styles.footer}>
        <ul className={styles.links}>
          {website && (
            <li>
              <Link to={website.link}>{website.text}</Link>
            </li>
          )}
          <li>
            <Link to="/privacy">Privacy policy</Link>
          </li>
          <li>
            <Link to="/terms">Terms of service</Link>
          </li>
          <li>
            {/* The build doesn't check this link, because a site's terms may lack this section. */}
            <Link to="/terms#accessibility" data-noBrokenLinkCheck>
              Accessibility
            </Link>
          </li>
          <li>
            <Link to={LICENSE.link} rel="license noopener noreferrer">
              {LICENSE.text}
            </Link>
          </li>
        </ul>
      </footer>
    </HydrationBoundary>
  );
});
