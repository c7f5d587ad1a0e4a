import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useSite} from '../../../hooks/useSite';
import styles from './styles.module.css';

/** The page's h1: the logo from the settings, or the site's title if there is no logo (SPEC §3 "logoUrl"). */
export function HomeLogo(): ReactNode {
  const {logoUrl, title} = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  if (logoUrl === undefined) return <h1>{title}</h1>;
  const {light, dark} = typeof logoUrl === 'string' ? {light: logoUrl, dark: undefined} : logoUrl;
  return (
    <h1 className={styles.logo}>
      <img className={dark && styles.light} src={withBaseUrl(light)} alt={title} />
      {/* The server doesn't know the theme, so it renders both logos and CSS shows one. */}
      {dark !== undefined && <img className={styles.dark} src={withBaseUrl(dark)} alt={title} />}
    </h1>
  );
}
