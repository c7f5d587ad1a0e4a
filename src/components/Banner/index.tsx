import type {ReactNode} from 'react';
import {useBanner} from './useBanner';
import {Close} from '../Icon';
import {BannerContent} from './BannerContent';
import styles from './styles.module.css';

/**
 * The site's announcement above every page, until the reader dismisses it (SPEC §3 "Banner", §4). A dismissed banner
 * stays in the document, but CSS hides it from the first paint on, so nothing shifts.
 */
export function Banner(): ReactNode {
  const {banner, dismiss} = useBanner();
  if (!banner) return null;
  return (
    <section className={styles.banner} aria-label="Announcement">
      <p className={styles.content}>
        <BannerContent nodes={banner.content} />
      </p>
      {banner.dismissable && (
        <button type="button" className={styles.close} aria-label="Dismiss announcement" onClick={dismiss}>
          <Close />
        </button>
      )}
    </section>
  );
}
