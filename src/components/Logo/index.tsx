import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

/** The way home: the logo for the theme, or the site's title where the settings have no logo (SPEC §3 "logoUrl"). */
export function Logo(): ReactNode {
  const {logoUrl, title} = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  if (logoUrl === undefined) {
    return (
      <Link to="/" className={styles.title}>
        {title}
      </Link>
    );
  }
  const {light, dark} = typeof logoUrl === 'string' ? {light: logoUrl, dark: logoUrl} : logoUrl;
  return (
    <Link to="/" aria-label="Home" className={styles.logo}>
      <img className={styles.light} src={withBaseUrl(light)} alt="" width={104} height={28} />
      <img className={styles.dark} src={withBaseUrl(dark)} alt="" width={104} height={28} loading="lazy" />
    </Link>
  );
}
